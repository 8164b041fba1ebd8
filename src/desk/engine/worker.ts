import { adjudicate } from '../../service/adjudications.ts';
import { listIrregularities } from '../../service/irregularities.ts';
import { ruleIrregularity } from '../../service/rulings.ts';
import { answersOf, answerWith, catalogueIn } from './calls.ts';

/** Every call, answered by the services as they are; what only some ask for is loaded when they do. */
answerWith({
  catalogue: (_, { language }) => catalogueIn(language),
  rulebook: answersOf,
  irregularities: (_, { language }) => listIrregularities(language).irregularities,
  adjudicate,
  rule: ruleIrregularity,
  records: async (ask, context) => (await import('./records.ts')).findRecords(ask, context),
  check: async (ask, { language }) => (await import('./check.ts')).checkHand(ask, language),
});
