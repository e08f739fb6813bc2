import { findSuspiciousSettings, isLoopback, SETTING_NAMES } from '@/lib/env'
import { type Check, doubt, fault, good, judge, type CheckResult } from '@/lib/doctor/check-result'
import { findSimilarName } from '@/lib/doctor/settings/find-similar-name'
import { isReadableByOthers } from '@/lib/doctor/settings/list-env-files'
import { type Site } from '@/lib/doctor/site'
import { plural } from '@/lib/language/pluralize'
import { SECRETS } from '@/lib/server/process/read-secret-files'

const KNOWN = [...SETTING_NAMES, ...SECRETS.map((name) => `${name}_FILE`)]

export const SETTINGS_CHECKS: readonly Check[] = [
  { name: 'settings.read', look: lookAtSettings },
  { name: 'settings.unknown', look: lookForUnknown },
  { name: 'settings.mixture', look: lookForMixture },
  { name: 'settings.files', look: lookAtFiles },
]

function lookAtSettings({ settings, settingFaults, envFiles }: Site): CheckResult {
  const twice = envFiles.flatMap(({ name, settings: given }) =>
    [...new Set(given.filter((setting, at) => given.indexOf(setting) !== at))].map(
      (setting) => `${setting}: is given twice in ${name}`,
    ),
  )
  const faults = [...settingFaults, ...twice]
  if (faults.length > 0)
    return fault(faults.join('; '), 'correct the settings named; .env.example describes each')
  const files = envFiles.map(({ name }) => name).join(', ') || 'the environment alone'
  return good(`${plural(Object.keys(settings).length, 'setting')} from ${files}`)
}

/** Look for unknown settings, in files only: the environment is full of names that have nothing to do with us. */
function lookForUnknown({ envFiles }: Site): CheckResult {
  const unknown = envFiles.flatMap(({ name, settings }) =>
    settings.filter((setting) => !KNOWN.includes(setting)).map((setting) => ({ file: name, setting })),
  )
  if (unknown.length === 0) return good('every name in the files is read by some program')
  const seen = unknown.map(({ file, setting }) => `${setting} in ${file} is read by nothing`)
  const fixes = unknown.map(({ setting }) => {
    const nearest = findSimilarName(setting, KNOWN)
    return nearest ? `call ${setting} ${nearest}` : `remove ${setting}`
  })
  return doubt(seen.join('; '), fixes.join('; '))
}

/**
 * Check that all of Stripe's settings come from one account and one mode, and that live keys are only used on a public
 * site.
 */
function lookForMixture({ environment, settings }: Site): CheckResult {
  const secret = environment.STRIPE_SECRET_KEY?.trim() ?? ''
  const publishable = environment.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY?.trim() ?? ''
  if (!secret && !publishable) return good('no Stripe keys: cryptocurrency alone')
  const [mode, other] = [modeOf(secret), modeOf(publishable)]
  const isLive = mode === 'live' || other === 'live'
  const site = settings.SITE_URL ? new URL(settings.SITE_URL) : null
  const isPublic =
    site?.protocol === 'https:' && !isLoopback(site.hostname) && !/(^|\.)example\.com$/.test(site.hostname)
  const found = judge(`${mode} keys of one account`, [
    [
      !secret || !publishable,
      `only one of Stripe's two keys is set`,
      'set STRIPE_SECRET_KEY and NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
    ],
    [
      Boolean(secret && publishable) && mode !== other,
      `the secret key is ${mode}, the publishable key ${other}`,
      'take both keys from one page of the dashboard',
    ],
    [
      isOtherAccount(secret, publishable),
      'the two keys are from different Stripe accounts',
      'take both keys from one account',
    ],
    [
      isLive && Boolean(environment.STRIPE_API_BASE),
      'live keys and a stand-in for Stripe',
      'empty STRIPE_API_BASE',
    ],
    [
      isLive && site !== null && !isPublic,
      `live keys, and SITE_URL is ${settings.SITE_URL}`,
      'set SITE_URL to the public address, with https',
    ],
  ])
  const [suspicion] = site ? findSuspiciousSettings({ STRIPE_SECRET_KEY: secret, SITE_URL: site.href }) : []
  return found.kind === 'good' && suspicion ? doubt(suspicion, 'use live keys before guests book') : found
}

function modeOf(key: string): string {
  return /^(?:sk|rk|pk)_(live|test)_/.exec(key)?.[1] ?? 'unknown'
}

/** Keys of one account have the same first characters after `51`: the account's id. Older keys do not. */
function isOtherAccount(secret: string, publishable: string): boolean {
  const [one, other] = [secret, publishable].map((key) => /^[a-z]+_[a-z]+_51(\w{14})/.exec(key)?.[1])
  return one !== undefined && other !== undefined && one !== other
}

function lookAtFiles({ environment, envFiles }: Site): CheckResult {
  const secretFiles = SECRETS.flatMap((name) => environment[`${name}_FILE`] || [])
  const open = [
    ...envFiles.filter((file) => file.isReadableByOthers).map(({ name }) => name),
    ...secretFiles.filter(isReadableByOthers),
  ]
  const all = [...envFiles.map(({ name }) => name), ...secretFiles]
  if (open.length > 0)
    return fault(`other users may read ${open.join(', ')}`, `sudo chmod 600 ${open.join(' ')}`)
  return good(all.length > 0 ? `only their owner may read ${all.join(', ')}` : 'no secrets in files')
}
