import { isNetwork, isOrigin, list, oneOf, path, type Setting, text, unread, whole } from './setting.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MINUTES_10 = 600_000;
const MIB = 1_048_576;

/** Everything that can be set, in the order it is told. Validation, `--help` and `docs/settings.md` come out of this. */
export const SETTINGS = {
  HOST: text(
    '127.0.0.1',
    { en: 'an address or a host name', it: 'un indirizzo o un nome di host' },
    {
      en: 'Address listened on; `0.0.0.0` is every one of this machine.',
      it: 'Indirizzo su cui si ascolta; `0.0.0.0` sono tutti quelli della macchina.',
    },
  ),
  PORT: whole(
    { least: 0, most: 65_535, usual: 3_000 },
    { en: 'Port listened on; 0 takes a free one.', it: 'Porta su cui si ascolta; 0 ne prende una libera.' },
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'warn', {
    en: 'What is logged; a line a request from `info` on, never with cards, names or bodies.',
    it: 'Che cosa si registra; una riga per richiesta da `info` in poi, mai con carte, nomi o corpi.',
  }),
  TLS_CERT_FILE: path({
    en: 'Certificate (PEM, the chain after it) to serve HTTPS with; none where a proxy does that.',
    it: 'Certificato (PEM, seguito dalla catena) con cui servire HTTPS; nessuno se lo fa un proxy.',
  }),
  TLS_KEY_FILE: path({
    en: 'Its private key (PEM, without a passphrase).',
    it: 'La sua chiave privata (PEM, senza passphrase).',
  }),
  TRUSTED_PROXIES: list(
    isNetwork,
    {
      en: 'addresses, networks (10.0.0.0/8) or loopback, linklocal, uniquelocal, with commas between',
      it: 'indirizzi, reti (10.0.0.0/8) oppure loopback, linklocal, uniquelocal, separati da virgole',
    },
    {
      en: 'Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.',
      it: 'Di chi si credono `X-Forwarded-For` e `X-Forwarded-Proto`.',
    },
  ),
  API_KEYS: unread(
    {
      en: 'name:key pairs with commas between, keys of 16 characters at least, all different',
      it: 'coppie nome:chiave separate da virgole, chiavi di almeno 16 caratteri, tutte diverse',
    },
    {
      en: 'Keys of which `/v1` asks one as `Authorization: Bearer …`; with none it is open. The name may be logged, the key never is.',
      it: 'Chiavi di cui `/v1` ne chiede una come `Authorization: Bearer …`; senza chiavi è aperto. Il nome può essere registrato, la chiave mai.',
    },
  ),
  API_KEYS_FILE: path({
    en: 'A file with more of them, one a line; lines that begin with `#` are passed over.',
    it: 'Un file con altre chiavi, una per riga; le righe che iniziano con `#` si saltano.',
  }),
  CORS_ORIGINS: list(
    isOrigin,
    {
      en: 'origins (https://example.org) with commas between, or *',
      it: 'origini (https://example.org) separate da virgole, oppure *',
    },
    {
      en: 'Pages of which origins may call the service from a browser.',
      it: 'Le pagine di quali origini possono chiamare il servizio da un browser.',
    },
  ),
  RATE_LIMIT: whole(
    { least: 0, most: 1_000_000, usual: 0 },
    {
      en: 'Requests to `/v1` a client may make in a window, by its key or else its address (IPv6: its /64); a stream takes one more for every 64 kB and waits when there are none left. 0 is no limit.',
      it: 'Richieste a `/v1` che un cliente può fare in una finestra, per chiave o altrimenti per indirizzo (IPv6: il suo /64); uno stream ne usa una in più ogni 64 kB e attende quando sono finite. 0 è nessun limite.',
    },
  ),
  RATE_WINDOW: whole(
    { least: 1, most: 86_400, usual: 60 },
    { en: 'Seconds of that window.', it: 'Secondi di quella finestra.' },
  ),
  BODY_LIMIT: whole(
    { least: 1_024, most: 64 * MIB, usual: MIB },
    {
      en: 'Bytes a request body may have; of a stream, each of its lines.',
      it: 'Byte che il corpo di una richiesta può avere; di uno stream, ogni sua riga.',
    },
  ),
  BODY_BUDGET: whole(
    { least: 1_024, most: 4_096 * MIB, usual: 32 * MIB },
    {
      en: 'Bytes of large bodies (over 16 kB) that may be arriving at one time; more are answered 503.',
      it: 'Byte di corpi grandi (oltre 16 kB) che possono arrivare nello stesso momento; oltre si risponde 503.',
    },
  ),
  OPEN_LIMIT: whole(
    { least: 1, most: 100_000, usual: 2_000 },
    {
      en: 'Requests to `/v1` that may be open at one time; more are answered 503.',
      it: 'Richieste a `/v1` che possono essere aperte nello stesso momento; oltre si risponde 503.',
    },
  ),
  LOOP_LIMIT: whole(
    { least: 10, most: 60_000, usual: 300 },
    {
      en: 'Milliseconds of work taken on in one turn of the event loop; what came in with it beyond that is answered 503.',
      it: "Millisecondi di lavoro accettati in un giro dell'event loop; a ciò che è arrivato insieme e resta si risponde 503.",
    },
  ),
  CONNECTION_LIMIT: whole(
    { least: 1, most: 1_000_000, usual: 10_000 },
    {
      en: 'Connections that may be open at one time; more are closed at once.',
      it: 'Connessioni che possono essere aperte nello stesso momento; oltre si chiudono subito.',
    },
  ),
  COUNT_THREADS: whole(
    { least: 1, most: 16, usual: 2 },
    {
      en: 'Threads for counts too long for the event loop.',
      it: "Thread per i conteggi troppo lunghi per l'event loop.",
    },
  ),
  COUNT_QUEUE: whole(
    { least: 0, most: 1_000, usual: 16 },
    {
      en: 'Counts that may wait for a thread; more are answered 503.',
      it: 'Conteggi che possono attendere un thread; oltre si risponde 503.',
    },
  ),
  COUNT_WAIT: whole(
    { least: 0, most: 60_000, usual: 1_000 },
    {
      en: 'Milliseconds a count may wait for one; longer is answered 503.',
      it: 'Millisecondi per cui un conteggio può attenderne uno; oltre si risponde 503.',
    },
  ),
  BULK_THREADS: whole(
    { least: 0, most: 64, usual: 2 },
    {
      en: 'Threads that answer streams; 0 answers them on the thread that serves.',
      it: 'Thread che rispondono agli stream; con 0 risponde il thread che serve.',
    },
  ),
  STREAM_LIMIT: whole(
    { least: 1, most: 10_000, usual: 32 },
    {
      en: 'Streams that may be open at one time; more are answered 503.',
      it: 'Stream che possono essere aperti nello stesso momento; oltre si risponde 503.',
    },
  ),
  HEADERS_TIMEOUT: whole(
    { least: 1_000, most: MINUTES_10, usual: 10_000 },
    {
      en: 'Milliseconds a client may take to send the headers of a request, from connecting on.',
      it: 'Millisecondi che un cliente può impiegare a inviare le intestazioni, dalla connessione in poi.',
    },
  ),
  REQUEST_TIMEOUT: whole(
    { least: 1_000, most: MINUTES_10, usual: 30_000 },
    {
      en: 'Milliseconds a client may take to send a body; of a stream, to send or take anything at all.',
      it: 'Millisecondi che un cliente può impiegare a inviare un corpo; in uno stream, a inviare o prendere qualcosa.',
    },
  ),
  KEEP_ALIVE_TIMEOUT: whole(
    { least: 1_000, most: MINUTES_10, usual: 72_000 },
    {
      en: "Milliseconds an idle connection is kept; longer than a balancer's own, so that it never sends into a closed one.",
      it: 'Millisecondi per cui si tiene una connessione inattiva; più di quelli del bilanciatore, che così non scrive mai su una chiusa.',
    },
  ),
  DRAIN_DELAY: whole(
    { least: 0, most: MINUTES_10, usual: 0 },
    {
      en: 'Milliseconds for which a service told to stop still takes connections, so that balancers see it is not ready.',
      it: 'Millisecondi per cui un servizio che deve fermarsi accetta ancora connessioni, così i bilanciatori vedono che non è pronto.',
    },
  ),
  CLOSE_DELAY: whole(
    { least: 0, most: MINUTES_10, usual: 10_000 },
    {
      en: 'Milliseconds open requests and streams get to finish when the service stops, after which they are cut and it exits with 1.',
      it: 'Millisecondi che richieste e stream aperti hanno per finire quando il servizio si ferma; poi sono interrotti e si esce con 1.',
    },
  ),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
