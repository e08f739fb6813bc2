'use client'

export { ErrorPage as default } from '@/app/site/error-page'
