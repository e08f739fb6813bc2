import { defineConfig, devices } from '@playwright/test'

// `npm test` starts what the tests visit, and says where it is: see tools/suites/open-test-sites.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Nothing here is measured in seconds: a slow machine is waited for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium fetches lazy pictures from farther away where it takes the network for slow, as on a busy machine.
        '--force-effective-connection-type=4G',
      ],
    },
  },
})
