import { type Change, isNode, type Node, nodeAt, under } from './change.ts';

interface Documents {
  readonly released: Node;
  readonly current: Node;
}

const SERVERS = '/servers';
const SCHEMES = '/components/securitySchemes';

/** Where a document says the service is. */
function serversOf({ servers }: Node): readonly string[] {
  const named = Array.isArray(servers) ? servers.filter(isNode).map(({ url }) => String(url)) : [];
  return named.length === 0 ? ['/'] : named;
}

const schemesOf = (document: Node): Node => nodeAt(nodeAt(document, 'components'), 'securitySchemes');

/** How a key is sent, without the words about it. */
const wayOf = (scheme: unknown): string => {
  const { type, scheme: name, in: place, name: header } = isNode(scheme) ? scheme : {};
  return [type, name, place, header].filter((part) => part !== undefined).join(' ');
};

/** What breaks in how the service is reached: an address that is gone, a key that is sent in another way. */
export function accessChanges({ released, current }: Documents): readonly Change[] {
  const servers = serversOf(current);
  const gone = serversOf(released).filter((url) => !servers.includes(url));
  const schemes = schemesOf(current);
  const changed = Object.entries(schemesOf(released)).filter(
    ([name, was]) => name in schemes && wayOf(was) !== wayOf(schemes[name]),
  );
  return [
    ...gone.map((url): Change => ({ pointer: SERVERS, kind: 'server-removed', detail: `was at ${url}` })),
    ...changed.map(
      ([name, was]): Change => ({
        pointer: under(SCHEMES, name),
        kind: 'key-sent-otherwise',
        detail: `was ${wayOf(was)}`,
      }),
    ),
  ];
}
