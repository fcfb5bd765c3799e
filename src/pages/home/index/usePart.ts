import { useEffect, useState } from 'react'

/** The code of a part of home, loaded once it is wanted; undefined until it is there, and where it cannot be had. */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (isWanted) load().then(setPart, () => console.warn('A part of home is not available'))
  }, [isWanted, load])
  return part
}
