/** The browser tests of the audit: as those of `npm test`, from this folder. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig(base, { testDir: '.', testMatch: '*.spec.ts', timeout: 120_000 });
