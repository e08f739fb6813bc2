import Link from 'next/link'

import { actionLook } from '@/components/ui/action-look'

export function HomeLink({ children }: { readonly children: string }) {
  return (
    <p className="mt-10">
      <Link className={actionLook('primary')} href="/">
        {children}
      </Link>
    </p>
  )
}
