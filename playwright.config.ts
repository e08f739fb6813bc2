import { defineConfig, devices } from '@playwright/test'
import { isExhaustive } from '@/tests/support/tier'

// `npm test` starts what the tests visit, and says where it is: see tools/suites/open-test-sites.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Sweeps, and stories told in other words: see docs/testing.md.
  testIgnore: isExhaustive ? [] : '**/all/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Nothing here is measured in seconds: a slow machine is waited for, also where others use all of it.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 120_000,
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    // A trace of every test would cost half as much as the test: ask for one with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Where motion is not the subject there is none: the film of the home page alone keeps a processor busy.
    contextOptions: { reducedMotion: 'reduce' },
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
