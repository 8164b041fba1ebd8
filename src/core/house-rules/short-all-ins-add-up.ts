import { defineHouseRule } from './define-house-rule.ts';

export const shortAllInsAddUp = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'Whether several short all-ins together reopen the betting once they add up to a full raise.',
    it: 'Se più all-in corti riaprono insieme le puntate quando sommati fanno un rilancio pieno.',
  },
});
