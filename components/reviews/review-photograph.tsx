import { clsx } from 'clsx'
import { PHOTOGRAPH_WIDTHS, photographFile, photographHeight } from '@/lib/pictures/photograph-sizes'

type ReviewPhotographProps = {
  /** The path of the photograph, as `photographPath` makes it. */
  readonly path: string
  readonly alt: string
  readonly className?: string
}

/** The photograph shown with a review. Its place is kept free until it has loaded. */
export function ReviewPhotograph({ path, alt, className }: ReviewPhotographProps) {
  const { small, large } = PHOTOGRAPH_WIDTHS
  return (
    // eslint-disable-next-line @next/next/no-img-element -- Next's image server would keep copies on disk.
    <img
      alt={alt}
      className={clsx('aspect-4/3 w-full rounded-lg bg-ice object-cover', className)}
      decoding="async"
      height={photographHeight(large)}
      loading="lazy"
      sizes="(min-width: 1024px) 30rem, 100vw"
      src={photographFile(path, 'large')}
      srcSet={`${photographFile(path, 'small')} ${small}w, ${photographFile(path, 'large')} ${large}w`}
      width={large}
    />
  )
}
