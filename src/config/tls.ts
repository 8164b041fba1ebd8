import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Localised } from '../core/index.ts';

/** What HTTPS is served with. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** Reads something in; null where it is not what it should be. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    // What is wrong with it is said by who asked.
    return null;
  }
}

/** What is wrong with a certificate and its key, each told with the setting it is about. */
export function tlsFaults({ cert, key }: Tls): readonly (readonly [name: string, fault: Localised])[] {
  const certificate = attempt(() => new X509Certificate(cert));
  const own = attempt(() => createPrivateKey(key));
  const faults: (readonly [string, Localised])[] = [];
  if (certificate === null)
    faults.push(['TLS_CERT_FILE', { en: 'the file holds no certificate', it: 'il file non contiene un certificato' }]);
  if (own === null) {
    faults.push([
      'TLS_KEY_FILE',
      {
        en: 'the file holds no private key that can be read without a passphrase',
        it: 'il file non contiene una chiave privata leggibile senza passphrase',
      },
    ]);
  }
  if (certificate !== null && own !== null && !certificate.checkPrivateKey(own)) {
    faults.push([
      'TLS_KEY_FILE',
      { en: 'this is not the key of the certificate', it: 'non è la chiave del certificato' },
    ]);
  }
  return faults;
}
