import { retentionPeriods } from '@/content/policies'

/** Days between two full backups, see lumi-backup-full.timer. */
const FULL_BACKUP_DAYS = 7

const BACKUP_KEEP_DAYS = retentionPeriods.backupDays - FULL_BACKUP_DAYS

/**
 * The second repository, elsewhere: pgBackRest's options without `repo2-`, such as `type=s3`, `s3-endpoint=…`,
 * `s3-region=…`, `s3-bucket=…`, `path=/`, `cipher-type=aes-256-cbc`. Empty without one.
 */
const SECOND_REPOSITORY: readonly string[] = []

/** Add the options by which a repository deletes backups as the privacy policy says; none without a repository. */
function withExpiry(options: readonly string[]): readonly string[] {
  if (options.length === 0) return []
  return [...options, 'retention-full-type=time', `retention-full=${BACKUP_KEEP_DAYS}`]
}

/** Everything about your machine that `npm run host` writes into its files. Change it here, and run that again. */
export const host = {
  /** The site's domain, and a second domain that redirects to it. Both need DNS records. */
  domain: 'www.example.com',
  otherDomain: 'example.com',
  httpPort: 80,
  httpsPort: 443,
  /** For Caddy: an e-mail address, and it obtains certificates; or the files of a certificate and its key. */
  tls: 'office@example.com',
  /** For nginx: where certbot keeps certificate and key, and where it proves that the domain is yours. */
  certificate: '/etc/letsencrypt/live/www.example.com/fullchain.pem',
  certificateKey: '/etc/letsencrypt/live/www.example.com/privkey.pem',
  certbotFolder: '/var/www/html',

  /** Runs site and worker, owns the folders below, and releases. */
  user: 'lumi',
  /** `npm run release` keeps `releases/` here, and `running/3001` and so on: links to what each program runs. */
  folder: '/srv/lumi',
  /** Scripts and styles of this week's builds: `SHARED_ASSETS`. */
  sharedAssets: '/srv/lumi/assets',
  /** A file for each secret, named after its setting, for that user alone. */
  secrets: '/etc/lumi/secrets',
  node: '/usr/bin/node',
  /** One instance of the site runs on each port, and serves its metrics on that port with a 1 in front (3001: 13001). */
  sitePorts: [3001, 3002],
  workerMetricsPort: 13000,
  siteMemory: '512M',
  workerMemory: '512M',

  databaseFolder: '/var/lib/postgresql/15/main',
  databaseSettings: '/etc/postgresql/15/main/conf.d/lumi.conf',
  /**
   * With a second database machine only: settings for both, to be copied to PostgreSQL's then, and where HAProxy listens
   * and finds the primary.
   */
  replicationSettings: '/etc/lumi/replication/lumi-replication.conf',
  haproxyFile: '/etc/haproxy/haproxy.cfg',
  haproxyPort: 6432,
  primaryAddress: '10.0.0.11:5432',
  /** Best on another disk than the database. */
  backupFolder: '/var/lib/pgbackrest',
  backupSettings: '/etc/pgbackrest/pgbackrest.conf',
  pgbackrest: '/usr/bin/pgbackrest',
  /** pgBackRest deletes a full backup once the next one is this old. */
  backupKeepDays: BACKUP_KEEP_DAYS,
  /** The repositories that the timers save to. */
  backupRepositories: SECOND_REPOSITORY.length > 0 ? [1, 2] : [1],
  secondRepository: withExpiry(SECOND_REPOSITORY),

  unitFolder: '/etc/systemd/system',
  caddyFile: '/etc/caddy/Caddyfile',
  nginxFile: '/etc/nginx/conf.d/lumi.conf',
  /** Included by the file above, so that a release can take an instance out. With Caddy it must not exist. */
  upstreamFile: '/srv/lumi/nginx-upstream.conf',
  /** What follows from the machine, and your own settings. Each release has links to both. */
  settingsFile: '/etc/lumi/env.production',
  ownSettingsFile: '/etc/lumi/env',
  /** A release restarts units, and reloads nginx, by these two; the file allows it. */
  sudo: '/usr/bin/sudo',
  systemctl: '/usr/bin/systemctl',
  sudoersFile: '/etc/sudoers.d/lumi',
} satisfies Readonly<Record<string, string | number | readonly (string | number)[]>>

export type Host = Readonly<typeof host>
