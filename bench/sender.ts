/**
 * Sends a text to a stream, from a process of its own: what sending costs is not the service's. In: the address as its
 * argument, the text as its first message, then a message for every time. Out: the end of each answer.
 */
const [, , address = ''] = process.argv;
let text: Buffer | undefined;

process.on('message', async (message: string) => {
  if (text === undefined) {
    text = Buffer.from(message);
    process.send?.('ready');
    return;
  }
  const reply = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
  process.send?.((await reply.text()).slice(-200));
});
