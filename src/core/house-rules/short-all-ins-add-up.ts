import { defineHouseRule } from './define-house-rule.ts';

export const shortAllInsAddUp = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'No-limit and pot-limit: whether several short all-ins together reopen the betting once they add up to a full raise.',
    it: 'No-limit e pot-limit: se più all-in corti riaprono insieme le puntate quando sommati fanno un rilancio pieno.',
  },
});
