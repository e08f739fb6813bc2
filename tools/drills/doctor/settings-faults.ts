import { chmodSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { type Fault, setting } from '@/tools/drills/doctor/fault'

const BUILT = 'required-server-files.json'

export const SETTINGS_FAULTS: readonly Fault[] = [
  {
    broken: 'a setting is missing (OPERATOR_INBOXES)',
    named: 'settings.read',
    plant: setting({ OPERATOR_INBOXES: undefined }),
  },
  {
    broken: 'a file of a secret is gone (SMTP_URL)',
    named: 'settings.read',
    async plant({ secrets }) {
      const file = secrets.SMTP_URL ?? ''
      renameSync(file, `${file}.away`)
      return () => renameSync(`${file}.away`, file)
    },
  },
  {
    broken: 'a setting is misspelt (KEEP_ALIVE_SECOND)',
    named: 'settings.unknown',
    plant: setting({}, ['KEEP_ALIVE_SECOND=130']),
  },
  {
    broken: 'everybody may read a secret',
    named: 'settings.files',
    async plant({ secrets }) {
      const file = secrets.DATABASE_URL ?? ''
      chmodSync(file, 0o644)
      return () => chmodSync(file, 0o600)
    },
  },
  {
    broken: 'the two keys are from different Stripe accounts',
    named: 'settings.mixture',
    also: ['build.key'],
    plant: setting({
      STRIPE_SECRET_KEY: 'sk_test_51AaBbCcDdEeFfGgone',
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_51ZzYyXxWwVvUuTtother',
    }),
  },
  {
    broken: 'live and test keys are mixed',
    named: 'settings.mixture',
    // Other checks fail too: the pages have the test key, and a live key is refused together with sample content.
    also: ['build.key', 'build.samples'],
    plant: setting({ NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_51AaBbCcDdEeFfGgone' }),
  },
  {
    broken: 'a live key while content has samples',
    named: 'build.samples',
    // No drill for a live key: the fake Stripe is needed, and must never be sent one.
    also: ['settings.read', 'settings.mixture', 'stripe.account', 'build.key'],
    plant: setting({
      STRIPE_SECRET_KEY: 'sk_live_51AaBbCcDdEeFfGgone',
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_51AaBbCcDdEeFfGgother',
    }),
  },
  {
    broken: 'the build is for another address',
    named: 'build.address',
    async plant({ release, settings }) {
      const file = readFileSync(path.join(release.build, BUILT), 'utf8')
      release.replaceFile(BUILT, file.replaceAll(settings.SITE_URL ?? '', 'https://staging.lumi.test'))
      return () => release.replaceFile(BUILT, null)
    },
  },
  {
    broken: 'a release stopped halfway: the site runs another build',
    named: 'build.same',
    async plant({ release }) {
      const file = readFileSync(path.join(release.build, 'site.json'), 'utf8')
      release.replaceFile('site.json', file.replace(/"buildId": ?"[^"]+"/, '"buildId":"build-of-today"'))
      return () => release.replaceFile('site.json', null)
    },
  },
]
