import { chromium } from 'playwright-core';

/** The browser that pages are measured in. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
