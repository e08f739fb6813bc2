type FailureTextProps = {
  readonly text: string
  /** What the server said, shown below where it said something. */
  readonly reason: string | null
}

export function FailureText({ text, reason }: FailureTextProps) {
  return (
    <>
      <p className="font-medium">{text}</p>
      {reason && <p className="mt-1">{reason}</p>}
    </>
  )
}
