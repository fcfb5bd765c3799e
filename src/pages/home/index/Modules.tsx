import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { config } from '@/domain/config/config'

type BlocksModule = typeof import('@/domain/config/blocks/Blocks')

/** The modules that an operator placed on home; nothing where there are none. Their code comes only with the first of them. */
export const Modules = observer(function Modules() {
  const { blocks, clockOffset } = config.values
  const [drawn, setDrawn] = useState<BlocksModule>()
  const isWanted = blocks.length > 0
  useEffect(() => {
    if (isWanted)
      import('@/domain/config/blocks/Blocks').then(setDrawn, () => console.warn('Modules are not available'))
  }, [isWanted])
  return isWanted && drawn ? <drawn.Blocks blocks={blocks} clockOffset={clockOffset} /> : null
})
