import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { settingsHelp } from '../config/help.ts';
import { LANGUAGES, RULEBOOK_IDS } from '../core/index.ts';
import { FORMAT_IDS } from '../formats/index.ts';
import { ENGINE_VERSION } from '../service/meta.ts';
import { type ConvertOptions, convert } from './convert.ts';
import { type Output, STATUS } from './output.ts';
import { type RuleOptions, rule } from './rule.ts';
import { type VerifyOptions, verify } from './verify.ts';

const FILES = 'files, folders, patterns in quotes, or - for the standard input; gzip is unpacked';

const lang = () =>
  new Option('--lang <language>', 'language of the texts').choices([...LANGUAGES]).default(LANGUAGES[0]);
const format = () =>
  new Option('--format <format>', 'format of the records; told by the text where left out').choices([...FORMAT_IDS]);
const rulebook = () =>
  new Option(
    '--rulebook <id>',
    "rules they were played under; the record's own or the game's usual ones where left out",
  ).choices([...RULEBOOK_IDS]);

function threads(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > 64) throw new InvalidArgumentError('a number from 0 to 64');
  return Number(text);
}

/** The commands; `serve` starts the service. Out of each: the exit status. */
function programOf(out: Output, serve: () => Promise<number>, done: (status: number) => void): Command {
  const program = new Command('cards-speak')
    .description('Rules poker hands, verifies records of them and converts these, on this machine.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => out.print(text.trimEnd()),
      writeErr: (text) => out.complain(text.trimEnd()),
    })
    .showHelpAfterError('(--help tells more)')
    .addHelpText(
      'after',
      `
Examples:
  cards-speak rule hand.json --lang it
  cards-speak verify 'histories/**/*.phhs' --workers 4
  gunzip -c month.txt.gz | cards-speak verify - --format phh --json > verdicts.ndjson
  cards-speak convert hand.phh --to open-hand-history > hand.ohh
  PORT=8080 cards-speak serve`,
    );
  const copied = (command: Command): Command => command.copyInheritedSettings(program);
  copied(program.command('verify'))
    .argument('<files...>', FILES)
    .description('Replay every recorded hand, settle it, and compare with what its record states.')
    .addOption(format())
    .addOption(rulebook())
    .option('--json', 'one JSON object a hand, then the summary')
    .option('--anonymise', "leave players' names out")
    .addOption(new Option('--workers <n>', 'threads; 0 works on one alone').argParser(threads).default(2))
    .addOption(lang())
    .addHelpText(
      'after',
      `
Prints what differs, hand by hand (file:line [number] code: what), then how many hands by verdict and code.
A hand "agrees", "differs", or one "cannot-tell" because the record leaves out a fact that decides.
Exit status: 0 no hand differs, 1 some do, 2 something cannot be read.`,
    )
    .action(async (files: string[], options: VerifyOptions) => done(await verify(files, options, out)));
  copied(program.command('rule'))
    .argument('<files...>', `${FILES}; JSON as POST /v1/adjudications takes it, or a recorded hand`)
    .description('Rule hands and print each ruling as a dealer would read it.')
    .addOption(format())
    .addOption(rulebook())
    .option('--json', 'the whole ruling as JSON')
    .addOption(lang())
    .addHelpText('after', '\nExit status: 0 every hand regular, 1 some action irregular, 2 something cannot be ruled.')
    .action(async (files: string[], options: RuleOptions) => done(await rule(files, options, out)));
  copied(program.command('convert'))
    .argument('<files...>', FILES)
    .description('Write recorded hands in another format; what it cannot say is listed.')
    .addOption(new Option('--to <format>', 'format wanted').choices([...FORMAT_IDS, 'json']).makeOptionMandatory())
    .addOption(format())
    .option('--anonymise', "leave players' names out")
    .addOption(lang())
    .addHelpText('after', '\nExit status: 0, 1 something of a hand is lost, 2 some hand cannot be read or written.')
    .action(async (files: string[], options: ConvertOptions) => done(await convert(files, options, out)));
  copied(program.command('serve'))
    .description('Start the HTTP service; PORT, HOST and the other settings come from the environment.')
    .addOption(lang())
    .addHelpText('after', ({ command }) => `\n${settingsHelp(command.opts().lang)}`)
    .action(async () => done(await serve()));
  return program;
}

/** Runs a command line. In: the arguments after the program's name. Out: the exit status. */
export async function run(args: readonly string[], out: Output, serve: () => Promise<number>): Promise<number> {
  let status: number = STATUS.fine;
  const program = programOf(out, serve, (own) => {
    status = own;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help asked for is no fault; everything else said of the arguments is.
    return error.exitCode === 0 ? STATUS.fine : STATUS.unreadable;
  }
  return status;
}
