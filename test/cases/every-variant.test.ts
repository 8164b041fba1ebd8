import { describe } from 'vitest';
import { VARIANTS } from '../../src/core/index.ts';
import { passesTheSuite } from './every-variant.ts';

for (const variant of VARIANTS) describe(variant.id, () => passesTheSuite(variant));
