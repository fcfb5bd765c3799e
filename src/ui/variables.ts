/** Plain numbers as CSS variables of one element: inline px are not converted to the host's unit, a style sheet's are. */
export const variables = (values: Record<string, number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[`--${name}`, String(value)]])),
  )
