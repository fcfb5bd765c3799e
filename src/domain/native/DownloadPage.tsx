import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { downloadWords } from '@/i18n/download'
import { addressOf } from '@/navigate'
import { openLink } from '@/platform/links/openLink'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { copyAndTell } from '@/ui/action/copyAndTell'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Icon } from '@/ui/media/Icon'
import { QrCode } from '@/ui/media/QrCode'
import './DownloadPage.scss'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import { downloadOf, type StoreApp } from './storeLink'

const pages = { app: 'appDownload', xbt: 'xbtDownload' } as const

/** Where an app is downloaded: the store of this device's system, or a code for a phone to scan where the screen is wide. */
export const DownloadPage = observer(function DownloadPage({ app }: { app: StoreApp }) {
  const words = downloadWords()
  const { name, slogan, reasons } = words.apps[app]
  const { system, link, code, isInWechat } = downloadOf(app, addressOf(routes[pages[app]]))
  const open = async () => tellLinkEnd(await openLink(link))
  return (
    <Screen bar="header">
      <HeaderSpread />
      <View className="download">
        <Card>
          <View className="download-head">
            <View className="download-icon" aria-hidden="true">
              <Icon name={app === 'app' ? 'wallet' : 'coin'} size={36} />
            </View>
            <Text className="download-name" role="heading" aria-level={2}>
              {name}
            </Text>
            <Text className="download-slogan">{slogan}</Text>
          </View>
          {link === '' ? (
            <Text className="download-search">{words.search(name)}</Text>
          ) : (
            <View className="download-ways">
              {isInWechat && <Alarm text={words.inWechat} />}
              <Button
                id="download-open"
                block
                text={code ? words.stores[system] : words.copyLink}
                onTap={() => void open()}
              />
              {code !== '' && (
                <Button
                  id="download-copy"
                  block
                  kind="plain"
                  text={words.copyLink}
                  onTap={() => void copyAndTell(link)}
                />
              )}
            </View>
          )}
        </Card>
        {code !== '' && (
          <View className="download-code">
            <Card title={words.scan}>
              <View className="download-code-picture">
                <QrCode text={code} label={words.scan} />
              </View>
            </Card>
          </View>
        )}
        <Card title={words.why}>
          {reasons.map((reason) => (
            <View key={reason} className="download-reason">
              <Icon name="check" size={20} />
              <Text className="download-reason-text">{reason}</Text>
            </View>
          ))}
        </Card>
      </View>
    </Screen>
  )
})
