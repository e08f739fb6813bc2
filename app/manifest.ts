import { type MetadataRoute } from 'next'

import { company } from '@/content/company'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.brand,
    short_name: company.brand,
    description: 'Tours in Rovaniemi, Finnish Lapland',
    start_url: '/',
    display: 'browser',
    background_color: '#0a1220',
    theme_color: '#0a1220',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
