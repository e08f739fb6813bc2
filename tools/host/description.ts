import { retentionPeriods } from '@/content/policies'

/** Days between two full backups, see lumi-backup-full.timer. */
const FULL_BACKUP_DAYS = 7

const BACKUP_KEEP_DAYS = retentionPeriods.backupDays - FULL_BACKUP_DAYS

/**
 * The second backup repository, on another machine: pgBackRest's options without `repo2-`, such as `type=s3`,
 * `s3-endpoint=…`, `s3-region=…`, `s3-bucket=…`, `path=/`, `cipher-type=aes-256-cbc`. Empty if there is none.
 */
const SECOND_REPOSITORY: readonly string[] = []

/**
 * Add the options with which a repository deletes backups as the privacy policy promises; none without a repository.
 */
function withExpiry(options: readonly string[]): readonly string[] {
  if (options.length === 0) return []
  return [...options, 'retention-full-type=time', `retention-full=${BACKUP_KEEP_DAYS}`]
}

/**
 * Everything about your machine that `npm run host` writes into its files. Edit it here, then run the command again.
 */
export const host = {
  /** The site's domain, and a second domain that redirects to it. Both need DNS records. */
  domain: 'www.example.com',
  otherDomain: 'example.com',
  httpPort: 80,
  httpsPort: 443,
  /**
   * For Caddy: either an e-mail address, with which it obtains certificates, or the files of a certificate and its key.
   */
  tls: 'office@example.com',
  /** For nginx: where certbot keeps the certificate and its key, and where it proves that you own the domain. */
  certificate: '/etc/letsencrypt/live/www.example.com/fullchain.pem',
  certificateKey: '/etc/letsencrypt/live/www.example.com/privkey.pem',
  certbotFolder: '/var/www/html',

  /** The user that runs site and worker, owns the folders below, and makes releases. */
  user: 'lumi',
  /**
   * The folder in which `npm run release` keeps `releases/`, and `running/3001` and so on: links to what each program
   * runs.
   */
  folder: '/srv/lumi',
  /** The folder for scripts and styles of this week's builds: `SHARED_ASSETS`. */
  sharedAssets: '/srv/lumi/assets',
  /** The folder with a file for each secret, named after its setting, which only that user may read. */
  secrets: '/etc/lumi/secrets',
  node: '/usr/bin/node',
  /** The ports of the site's instances. Each serves its metrics on the same port with a 1 in front (3001: 13001). */
  sitePorts: [3001, 3002],
  workerMetricsPort: 13000,
  siteMemory: '512M',
  workerMemory: '512M',

  databaseFolder: '/var/lib/postgresql/15/main',
  databaseSettings: '/etc/postgresql/15/main/conf.d/lumi.conf',
  /**
   * Only with a second database machine: settings for both, to be copied to PostgreSQL's own, and where HAProxy listens
   * and finds the primary.
   */
  replicationSettings: '/etc/lumi/replication/lumi-replication.conf',
  haproxyFile: '/etc/haproxy/haproxy.cfg',
  haproxyPort: 6432,
  primaryAddress: '10.0.0.11:5432',
  /** Preferably on a different disk from the database. */
  backupFolder: '/var/lib/pgbackrest',
  backupSettings: '/etc/pgbackrest/pgbackrest.conf',
  pgbackrest: '/usr/bin/pgbackrest',
  /** After how many days pgBackRest deletes a full backup, counted from when the next one was made. */
  backupKeepDays: BACKUP_KEEP_DAYS,
  /** The numbers of the repositories to which the timers save. */
  backupRepositories: SECOND_REPOSITORY.length > 0 ? [1, 2] : [1],
  secondRepository: withExpiry(SECOND_REPOSITORY),

  unitFolder: '/etc/systemd/system',
  caddyFile: '/etc/caddy/Caddyfile',
  nginxFile: '/etc/nginx/conf.d/lumi.conf',
  /**
   * The list of instances that nginx's configuration includes, so that a release can take one out. With Caddy the file
   * must not exist.
   */
  upstreamFile: '/srv/lumi/nginx-upstream.conf',
  /** Two files of settings: those that follow from this description, and your own. Each release has links to both. */
  settingsFile: '/etc/lumi/env.production',
  ownSettingsFile: '/etc/lumi/env',
  /** The programs with which a release restarts units and reloads nginx; the sudoers file allows that. */
  sudo: '/usr/bin/sudo',
  systemctl: '/usr/bin/systemctl',
  sudoersFile: '/etc/sudoers.d/lumi',
} satisfies Readonly<Record<string, string | number | readonly (string | number)[]>>

export type Host = Readonly<typeof host>
