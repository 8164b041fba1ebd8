import { adjudicate } from '../../service/adjudications.ts';
import { answersOf, answerWith, catalogueIn } from './calls.ts';

/** What a desk needs before anything else: the games, and hands without a bet history. */
answerWith({
  catalogue: (_, { language }) => catalogueIn(language),
  rulebook: answersOf,
  adjudicate: (ask, context) => adjudicate(ask, context),
});
