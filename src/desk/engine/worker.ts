import { adjudicate } from '../../service/adjudications.ts';
import { listIrregularities } from '../../service/irregularities.ts';
import { ruleIrregularity } from '../../service/rulings.ts';
import { answersOf, answerWith, catalogueIn } from './calls.ts';

/** Every call, answered by the services as they are; what only some ask for is loaded when they do. */
answerWith({
  catalogue: (_, { language }) => catalogueIn(language),
  rulebook: answersOf,
  irregularities: (_, { language }) => listIrregularities(language).irregularities,
  adjudicate: (ask, context) => adjudicate(ask, context),
  rule: ruleIrregularity,
  records: async (ask, context, tell) => (await import('./records.ts')).findRecords(ask, context, tell),
  stopRecords: async () => (await import('./records.ts')).stopRecords(),
  record: async (at) => (await import('./records.ts')).recordAt(at),
  check: async (ask, { language }) => (await import('./check.ts')).checkHand(ask, language),
});
