import type { NextConfig } from 'next'
import { headerRules } from './lib/server/request/header-rules'
import { OPTIMIZED_QUALITY, OPTIMIZED_WIDTH } from './lib/pictures/optimized-file'

const nextConfig: NextConfig = {
  agentRules: false,
  // Demo and tests serve a copy of the build: see tools/site/build-site.ts.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Pages are static: their own URLs are those of the build. See lib/env.ts.
  env: { BUILT_SITE_URL: (process.env.SITE_URL ?? '').replace(/\/+$/, '') },
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // Next only knows gzip, and would skip calls: see lib/server/request/handle-requests.ts.
  compress: false,
  // Next would hash each page for each request, at half the cost of serving it: see lib/server/request/cache-headers.ts.
  generateEtags: false,
  reactCompiler: true,
  typedRoutes: true,
  // `npm test` checks types, including those of the tests: a build does not need the tests' dependencies.
  typescript: { ignoreBuildErrors: true },
  // AVIF files are prepared; see lib/pictures/sized-files.ts. Other requests are refused: anyone free to choose URLs
  // and widths could make the server compute for them. lib/server/request/refuse-pictures.ts is stricter, and runs first.
  images: {
    formats: ['image/webp'],
    minimumCacheTTL: 86_400,
    localPatterns: ['/images/*.webp', '/film/*.webp'].map((pathname) => ({ pathname, search: '' })),
    deviceSizes: [OPTIMIZED_WIDTH],
    imageSizes: [],
    qualities: [OPTIMIZED_QUALITY],
  },
  // MJML, the job queue and PDFKit read their own files at run time, which a bundler cannot see.
  serverExternalPackages: ['mjml', 'graphile-worker', 'pdfkit'],
  experimental: { agentUpgrade: false, turbopackRustReactCompiler: true },
  // A development server runs scripts that our policies forbid.
  headers: async () => (process.env.NODE_ENV === 'production' ? headerRules() : []),
}

export default nextConfig
