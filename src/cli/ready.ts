/**
 * Asks the service started with the same settings on this machine whether it takes requests: what a container engine
 * runs to know its health. Exit status: 0 it does, 1 it does not.
 */

import { get as getPlain } from 'node:http';
import { get } from 'node:https';

const { PORT = '3000', TLS_CERT_FILE = '' } = process.env;
const options = { host: '127.0.0.1', port: PORT, path: '/health/ready', timeout: 2_500 };

// Its own certificate is issued for the name others know it by, not for this address.
const asked = TLS_CERT_FILE === '' ? getPlain(options) : get({ ...options, rejectUnauthorized: false });
asked.once('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
asked.once('timeout', () => process.exit(1));
asked.once('error', () => process.exit(1));
