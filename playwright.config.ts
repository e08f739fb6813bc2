import { defineConfig, devices } from '@playwright/test'
import { isExhaustive } from '@/tests/support/tier'

// `npm test` starts the sites and sets their URL: see tools/suites/start-test-sites.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // `all/` contains the sweeps and the variants of stories: see docs/testing.md.
  testIgnore: isExhaustive ? [] : '**/all/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // No test depends on speed, so leave enough time for slow and busy machines.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 120_000,
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    // Recording a trace of every test would take half as long again. To get one, pass `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No animations unless a test is about them: the home page's film alone would keep a processor busy.
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
        // Chromium loads lazy images from further away if it thinks the network is slow, as on a busy machine.
        '--force-effective-connection-type=4G',
      ],
    },
  },
})
