'use client'

export { default } from '@/app/site/[language]/error'
