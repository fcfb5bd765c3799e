import { Image } from '@tarojs/components'
import './index.css'

/** An empty page with the first banner of home, in the size that home displays. */
export default function Home() {
  return <Image className="banner" mode="aspectFill" src={`${APP_HOSTS.main}/pictures/banner/carnival.png`} />
}
