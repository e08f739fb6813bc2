import { dns, type Fault, nginx, restartedWith } from '@/tools/drills/doctor/fault'
import { DOMAIN } from '@/tools/drills/start-proxy'

const REDIRECT = `return 301 https://${DOMAIN}$request_uri;`

const ACCEPT = 'proxy_set_header Connection "";'

export const ADDRESS_FAULTS: readonly Fault[] = [
  {
    broken: 'an AAAA record leads nowhere',
    named: 'dns.site',
    plant: dns({ [`AAAA ${DOMAIN}`]: ['::1'] }),
  },
  {
    broken: 'the site is stopped, its proxy is not',
    named: 'proxy.identity',
    also: ['dns.site'],
    alarm: 'LumiSiteDown',
    async plant({ site }) {
      await site.stop()
      return site.start
    },
  },
  {
    broken: 'the certificate was not renewed: five days left',
    named: 'tls.certificate',
    async plant({ front }) {
      await front.useCertificate({ days: 5 })
      return () => front.useCertificate()
    },
  },
  {
    broken: 'the certificate is from an authority that nobody trusts',
    named: 'tls.certificate',
    also: ['dns.site', 'proxy.identity'],
    async plant({ front }) {
      await front.useCertificate({ isTrusted: false })
      return () => front.useCertificate()
    },
  },
  {
    broken: 'http does not lead to https',
    named: 'http.redirects',
    plant: nginx(REDIRECT, 'proxy_pass http://lumi;'),
  },
  {
    broken: "the proxy adds a header of the site's",
    named: 'http.headers',
    plant: nginx(ACCEPT, `${ACCEPT} add_header X-Content-Type-Options nosniff;`),
  },
  {
    broken: 'the proxy does not let compression through',
    named: 'http.compressed',
    plant: nginx(ACCEPT, `${ACCEPT} proxy_set_header Accept-Encoding "";`),
  },
  {
    broken: 'one hop too many is trusted: anyone chooses an address',
    named: 'proxy.hops',
    plant: restartedWith({ TRUSTED_PROXY_HOPS: '2' }),
  },
  {
    broken: 'the proxy is not trusted: all visitors share its address',
    named: 'proxy.hops',
    plant: restartedWith({ TRUSTED_PROXY_HOPS: '0' }),
  },
  {
    broken: 'the site is reachable past its proxy',
    named: 'proxy.past',
    plant: restartedWith({ HOST: '0.0.0.0' }),
  },
  {
    broken: 'the proxy keeps connections longer than the site',
    named: 'proxy.kept',
    plant: restartedWith({ KEEP_ALIVE_SECONDS: '30' }),
  },
  {
    broken: 'the proxy refuses 20 KiB',
    named: 'proxy.kept',
    plant: nginx('client_max_body_size 1m;', 'client_max_body_size 10k;'),
  },
]
