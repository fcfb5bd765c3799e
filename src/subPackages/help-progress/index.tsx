import { redPacketWords } from '@/i18n/redPacket'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { HelpBody } from './index/HelpBody'
import { PacketsBody } from './index/PacketsBody'

/** Who has helped the customer; with `scene=redPacket` the red packets that friends have brought, under the second title (D-32). */
export default page(
  routes.helpProgress,
  function HelpProgress({ scene }) {
    return scene === 'redPacket' ? <PacketsBody title={redPacketWords().title} /> : <HelpBody />
  },
  { shares: true },
)
