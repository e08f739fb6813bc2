import { Glyph } from '@/components/ui/glyph'

type CloseButtonProps = { readonly isDisabled: boolean; readonly onPress: () => void }

export function CloseButton({ isDisabled, onPress }: CloseButtonProps) {
  return (
    <button
      aria-label="Close"
      className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-aurora-deep enabled:cursor-pointer enabled:hover:bg-ice disabled:text-slate/40"
      disabled={isDisabled}
      onClick={onPress}
      type="button"
    >
      <Glyph grid={16} path="m3 3 10 10M13 3 3 13" />
    </button>
  )
}
