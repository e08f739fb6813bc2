import { Picture } from '@/components/ui/picture'
import { type Guide } from '@/content/guides'

/** The guide's photograph in a circle, or a drawn portrait. The name next to it says who it is. */
export function GuidePortrait({ guide: { name, picture } }: { readonly guide: Guide }) {
  return (
    <div className="size-[96px] shrink-0 overflow-hidden rounded-full bg-night">
      {picture ? <Picture isDecoration name={picture} sizes="96px" /> : <DrawnPortrait name={name} />}
    </div>
  )
}

/** A guide seen from behind, looking at the northern lights; the name determines hat, coat and hair. */
function DrawnPortrait({ name }: { readonly name: string }) {
  const sum = [...name].reduce((codes, letter) => codes + letter.charCodeAt(0), 0)
  const { hat, hem, coat, hair } = LOOKS[sum % LOOKS.length] ?? LOOKS[0]
  return (
    <svg aria-hidden="true" className="size-full" viewBox="0 0 96 96">
      <g fill="var(--color-aurora)">
        <path d="M-4 52C14 20 34 40 54 22S84 12 100 2v30C84 42 72 38 58 46S20 52-4 80z" opacity=".22" />
        <path d="M-4 56C16 34 36 46 56 30S86 22 100 12v8C86 32 72 30 58 38S20 48-4 68z" opacity=".35" />
      </g>
      <path fill="var(--color-fjord)" d="M0 74l6-12 5 9 6-15 6 14 5-8 6 12 62 2V96H0z" />
      <path fill={coat} d="M8 100c0-20 10-29 24-32h32c14 3 24 12 24 32z" />
      <path fill="var(--color-night)" d="M28 70l5 30h-5l-6-27zM68 70l-5 30h5l6-27z" opacity=".55" />
      <path fill={hair} d="M33 44h30l1 24c-9 5-23 5-32 0z" />
      <path fill={coat} d="M30 64c11 6 25 6 36 0l3 9c-13 7-29 7-42 0z" />
      <path fill={hat} d="M30 48c-1-16 7-25 18-25s19 9 18 25c-11 5-25 5-36 0z" />
      <path fill={hem} d="M29 43c12 5 26 5 38 0l1 8c-12 5-28 5-40 0z" />
    </svg>
  )
}

const LOOKS = [
  { hat: 'var(--color-aurora-deep)', hem: 'var(--color-ice)', coat: 'var(--color-slate)', hair: '#8a5a34' },
  { hat: 'var(--color-ember)', hem: 'var(--color-ice)', coat: 'var(--color-aurora-deep)', hair: '#3d2b22' },
  { hat: 'var(--color-mist)', hem: 'var(--color-ember)', coat: 'var(--color-slate)', hair: '#c8974f' },
] as const
