/** Whatever looks personal in a text: phones, identity numbers, cards and tokens; visitor and trace ids are longer. */
export const personalIn = (text: string): string[] => [
  ...(text.match(/(?<!\d)1[3-9]\d{9}(?!\d)/g) ?? []),
  ...(text.match(/(?<!\d)\d{17}[\dXx](?!\d)/g) ?? []),
  ...(text.match(/(?<!\d)62\d{14,17}(?!\d)/g) ?? []),
  ...(text.match(/token(?:=|%3D|\\?":\\?")(?!\*)[^"&\s]+/gi) ?? []),
]
