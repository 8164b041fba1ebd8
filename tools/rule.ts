import { rule } from '../src/cli/rule.ts';

process.exitCode = await rule(process.argv.slice(2), { print: console.log, complain: console.error });
