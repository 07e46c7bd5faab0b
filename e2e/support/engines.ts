import puppeteer, { ElementHandle, type Page } from 'puppeteer-core'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { startProgram } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

const TIMEOUT_MS = 20_000

/** The actions of a visitor in a browser that Playwright does not drive. */
export type Tab = {
  /** Clicks the first visible element of this selector with this text or label, once there is one. */
  click: (selector: string, text?: string) => Promise<void>
  /** Waits for such an element. */
  waitFor: (selector: string, text?: string) => Promise<void>
  /** Waits until there is none. */
  waitForNo: (selector: string) => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  pressEscape: () => Promise<void>
  scrollTo: (pixels: number) => Promise<void>
  /** The errors of scripts so far; with WebKit only those of the page that was opened. */
  listErrors: () => Promise<string[]>
}

export type Engine = {
  open: (url: string, width: number) => Promise<Tab>
  close: () => Promise<unknown>
}

/** Runs in the page: the first visible element of a selector with this text or label. */
const findVisible = (selector: string, text: string): Element | null =>
  [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() && (element.ariaLabel ?? element.textContent).includes(text),
  ) ?? null

/** Firefox ESR from Debian's packages. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  })
  return {
    async open(url, width) {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.setDefaultTimeout(TIMEOUT_MS)
      await page.setViewport({ width, height: 800 })
      await page.goto(url)
      return firefoxTab(page, errors)
    },
    close: () => browser.close(),
  }
}

function firefoxTab(page: Page, errors: string[]): Tab {
  const find = (selector: string, text = '') =>
    page.waitForFunction(findVisible, {}, selector, text)
  return {
    async click(selector, text) {
      const found = await find(selector, text)
      if (found instanceof ElementHandle) await found.click()
    },
    async waitFor(selector, text) {
      await find(selector, text)
    },
    async waitForNo(selector) {
      await page.waitForSelector(selector, { hidden: true })
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    scrollTo: (pixels) => page.evaluate((top) => scrollTo(0, top), pixels),
    listErrors: () => Promise.resolve(errors),
  }
}

/** WebKitGTK, the engine of Safari, from Debian's packages. Its window is at least 447 pixels wide. */
export async function launchWebKit(): Promise<Engine> {
  const [port = 0] = await freePorts(1)
  const server = startProgram({
    title: 'The driver of WebKit',
    prefix: 'webkit',
    command: 'xvfb-run',
    args: ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`],
    cwd: '/',
    env: process.env,
    isQuiet: true,
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntil(async () => {
    const response = await fetch(`${url}/status`).catch(() => null)
    return response?.ok ? undefined : 'The driver of WebKit does not respond'
  }, 30)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  return {
    async open(address, width) {
      await driver.manage().window().setRect({ width, height: 800 })
      await driver.get(address)
      await driver.executeScript(
        'window.errors = []; addEventListener("error", ({ message }) => errors.push(message))',
      )
      return webKitTab(driver)
    },
    async close() {
      await driver.quit()
      await server.stop()
    },
  }
}

function webKitTab(driver: WebDriver): Tab {
  const find = (selector: string, text = '') =>
    driver.wait<WebElement>(
      () => driver.executeScript(findVisible, selector, text),
      TIMEOUT_MS,
      `${selector} ${text}`,
    )
  return {
    async click(selector, text) {
      const found = await find(selector, text)
      // The driver scrolls too, but does not wait for a smooth scroll.
      await driver.executeScript(
        (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        found,
      )
      await found.click()
    },
    async waitFor(selector, text) {
      await find(selector, text)
    },
    async waitForNo(selector) {
      await driver.wait(
        async () => !(await driver.executeScript(findVisible, selector, '')),
        TIMEOUT_MS,
      )
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    scrollTo: (pixels) => driver.executeScript(`scrollTo(0, ${pixels})`),
    listErrors: () => driver.executeScript('return window.errors ?? []'),
  }
}
