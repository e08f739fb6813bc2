type FailureTextProps = {
  readonly text: string
  /** The server's text, shown below if there is one. */
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
