import type { NextConfig } from 'next'
import { addressRewrites, missingRewrites } from './lib/server/request/address-rewrites'
import { parseLocales } from './lib/language/parse-locales'
import { headerRules } from './lib/server/request/header-rules'
import { OPTIMIZED_QUALITY, OPTIMIZED_WIDTH } from './lib/pictures/optimized-file'

const locales = parseLocales(process.env.LOCALES)

// Read by the build and by Next's own server; ours takes the result (lib/server/process/set-built-settings.ts).
const nextConfig: NextConfig = {
  agentRules: false,
  // The demo and the tests serve a copy of the build: see tools/site/build-site.ts.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // The static pages contain their own URLs, and exist in these languages. See lib/env.ts and lib/language.
  env: {
    BUILT_SITE_URL: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
    BUILT_LOCALES: locales.join(','),
    // Set by lib/server/build/build.ts.
    BUILT_OFFICE_SCRIPT: process.env.BUILT_OFFICE_SCRIPT ?? '',
  },
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // Next only supports gzip, and would skip API calls: see lib/server/request/handle-requests.ts.
  compress: false,
  // Next would hash each page on each request, at half the cost of serving it: see lib/server/request/cache-headers.ts.
  generateEtags: false,
  reactCompiler: true,
  typedRoutes: true,
  // `npm test` checks types, including those of the tests; a build need not install what the tests depend on.
  typescript: { ignoreBuildErrors: true },
  // The pictures are prepared as AVIF; see lib/pictures/sized-files.ts. All others are refused: with freely chosen URLs
  // and widths, anyone could keep the server busy. lib/server/request/refuse-unlisted-pictures.ts is stricter, and runs first.
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 86_400,
    localPatterns: ['/images/*.webp', '/film/*.webp'].map((pathname) => ({ pathname, search: '' })),
    deviceSizes: [OPTIMIZED_WIDTH],
    imageSizes: [],
    qualities: [OPTIMIZED_QUALITY],
  },
  // MJML, the job queue and PDFKit read their own files at run time, which a bundler cannot detect.
  serverExternalPackages: ['mjml', 'graphile-worker', 'pdfkit'],
  experimental: { agentUpgrade: false, globalNotFound: true, turbopackRustReactCompiler: true },
  rewrites: async () => ({
    beforeFiles: addressRewrites(locales),
    afterFiles: [],
    fallback: missingRewrites(locales),
  }),
  // The development server runs scripts that our policies forbid.
  headers: async () => (process.env.NODE_ENV === 'production' ? headerRules() : []),
}

export default nextConfig
