import type { NextConfig } from 'next'
import { headerRules } from './lib/server/header-rules'
import { OPTIMIZED_QUALITY, OPTIMIZED_WIDTH } from './lib/pictures/optimized-file'

const nextConfig: NextConfig = {
  agentRules: false,
  // A site that the demo or the tests serve stands on a copy of its build: see tools/site/build-site.ts.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Pages are static: their own addresses are those of the build. See lib/env.ts.
  env: { BUILT_SITE_URL: (process.env.SITE_URL ?? '').replace(/\/+$/, '') },
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // In gzip alone, and no calls: see lib/server/answer-requests.ts.
  compress: false,
  // Next would hash each page anew for each request, at half of what serving it costs: see lib/server/cache-headers.ts.
  generateEtags: false,
  reactCompiler: true,
  typedRoutes: true,
  // `npm test` checks them, those of the tests too: a build needs none of what the tests are made of.
  typescript: { ignoreBuildErrors: true },
  // AVIF is ready as files; see lib/pictures/sized-files.ts. What else is asked for is refused: whoever may choose
  // addresses and widths has the server compute for them. lib/server/refuse-pictures.ts is narrower, and comes first.
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 86_400,
    localPatterns: ['/images/*.webp', '/film/*.webp'].map((pathname) => ({ pathname, search: '' })),
    deviceSizes: [OPTIMIZED_WIDTH],
    imageSizes: [],
    qualities: [OPTIMIZED_QUALITY],
  },
  // MJML, the job queue and PDFKit read files of theirs at run time; a bundler cannot see that.
  serverExternalPackages: ['mjml', 'graphile-worker', 'pdfkit'],
  experimental: { agentUpgrade: false, turbopackRustReactCompiler: true },
  // A development server runs what no policy of ours would let it run.
  headers: async () => (process.env.NODE_ENV === 'production' ? headerRules() : []),
}

export default nextConfig
