/** Numbers as CSS variables of an element. A style sheet multiplies them by `1px`, because the build converts px there but not in inline styles. */
export const variables = (values: Record<string, number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[`--${name}`, String(value)]])),
  )
