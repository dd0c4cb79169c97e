import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderOf } from '@tanabana/tooling/publish/deployables';
import { typeErrors } from '@tanabana/tooling/webpack/devServer';
import { isBuilt, sourceFolders } from '@tanabana/tooling/webpack/sourceHash';
import type { DevelopmentConfiguration } from '@tanabana/tooling/webpack/developmentPreset';
import { endWithReason } from '@tanabana/http/environment';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { Build } from './buildState';
import type { LastBuilds } from './lastBuilds';
import { closeCompilers, type OpenCompilers, watchSources } from './openCompilers';
import { WatchedDeployable } from './watchedDeployable';

/** Time between the builds for browser and server, in milliseconds, in which open pages fetch what has changed. */
const SERVER_DELAY_MS = 300;

/** Time without a change, in milliseconds, after which builds are remembered. */
const REST_MS = 1_000;

/** Time after the start, in milliseconds, after which the compilers that no page needs are stopped. */
const UNSEEN_MS = 10_000;

interface WatchedBuildsOptions {
  /** Folder of the repository. */
  readonly root: string;
  readonly lastBuilds: LastBuilds;
  /** Calls are never concurrent. */
  readonly configurationsOf: (
    name: string,
  ) => Promise<{ readonly browser: DevelopmentConfiguration; readonly server: Configuration }>;
  /** Called when no build is running. */
  readonly publish: () => Promise<void>;
}

/**
 * Builds of the development server. A deployable rests, as built by an earlier start, until its sources change or a
 * page loads its scripts. From then on, its compilers watch its sources. Its types are checked by the first
 * build after both have happened, because a check needs as much memory as four compilers.
 */
export class WatchedBuilds {
  private readonly watched = new Map<string, WatchedDeployable>();
  /** Emits `end` after each build. */
  private readonly ends = new EventEmitter().setMaxListeners(0);
  private lastStart: Promise<unknown> = Promise.resolve();
  private publishing = Promise.resolve();
  private restTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WatchedBuildsOptions) {}

  /** Compiles the deployables whose sources have changed since the last start, and resolves when a release is live. */
  async start(names: readonly string[]): Promise<void> {
    const { root, lastBuilds } = this.options;
    const foldersOf = new Map(names.map((name) => [name, sourceFolders(root, folderOf(root, name))]));
    for (const folder of new Set([...foldersOf.values()].flat())) {
      const users = names.filter((name) => foldersOf.get(name)?.includes(folder));
      this.watchResting(folder, users);
    }
    for (const name of names.filter((name) => !lastBuilds.has(name))) {
      if (lastBuilds.knows(name)) this.of(name).hasChanged = true;
      await lastBuilds.remove(name);
      this.compile(name);
    }
    await this.lastStart;
    this.publish();
    await this.live();
    setTimeout(() => void this.closeUnseen(), UNSEEN_MS).unref();
  }

  /** Resolves when a release of the present sources is live. */
  async live(): Promise<void> {
    while (this.isBuilding()) await once(this.ends, 'end');
    await this.publishing;
  }

  /**
   * Starts the compilers of a resting deployable, so that later changes are displayed quickly. Resolves when its dev
   * server accepts connections. The build of the last start is served until the compilers have finished.
   */
  async lookAt(name: string): Promise<void> {
    const watched = this.of(name);
    watched.isSeen = true;
    await (watched.start ?? this.open(name));
  }

  /** Publishes the present builds. A running build publishes them at its end. */
  publish(): void {
    if (this.isBuilding()) return;
    this.publishing = this.publishing.then(this.options.publish);
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.rememberBuilds(), REST_MS).unref();
  }

  private of(name: string): WatchedDeployable {
    const known = this.watched.get(name);
    if (known) return known;
    const watched = new WatchedDeployable();
    this.watched.set(name, watched);
    return watched;
  }

  private isBuilding(): boolean {
    return [...this.watched.values()].some(({ builds }) => builds.name === 'building');
  }

  /** Starts the compilers of a deployable whose sources have changed. Pages wait for the builds. */
  private compile(name: string): void {
    this.of(name).builds.outdate();
    void this.open(name);
  }

  /**
   * Stops the compilers of deployables that no page has loaded, because compilers keep all their modules in memory. On
   * closing, they write their caches.
   */
  private async closeUnseen(): Promise<void> {
    for (const watched of this.watched.values()) {
      const { start } = watched;
      // Pages would wait for ever for a build that is closed.
      if (!start || watched.isSeen || watched.builds.name === 'building') continue;
      delete watched.start;
      watched.builds.close();
      this.lastStart = this.lastStart.then(() => start).then(closeCompilers);
      await this.lastStart;
    }
  }

  /** @param users deployables whose builds contain files of the folder */
  private watchResting(folder: string, users: readonly string[]): void {
    watch(path.join(this.options.root, folder), { recursive: true, persistent: false }, (_event, file) => {
      if (!isBuilt(path.posix.join(folder, file ?? ''))) return;
      for (const name of users.filter((name) => !this.of(name).start)) {
        if (file?.endsWith('.ts') || file?.endsWith('.tsx')) this.of(name).hasChanged = true;
        this.compile(name);
      }
    });
  }

  private open(name: string): Promise<OpenCompilers> {
    const watched = this.of(name);
    const { builds } = watched;
    const opening = this.lastStart.then(async () => {
      const { root, lastBuilds, configurationsOf } = this.options;
      const { browser, server } = await configurationsOf(name);
      lastBuilds.forget(name);
      const types = typeErrors(path.join(root, folderOf(root, name)), ({ hasChangedSources }) => {
        if (hasChangedSources) watched.hasChanged = true;
        return watched.hasChanged && watched.isSeen;
      });
      const browserCompiler = webpack({ ...browser, plugins: [...(browser.plugins ?? []), types] });
      const serverCompiler = webpack(server);
      builds.open();
      this.follow(browserCompiler, name, 'browser');
      this.follow(serverCompiler, name, 'server');
      serverCompiler.hooks.watchRun.tapPromise('dev', async () => {
        while (builds.awaits('browser')) await once(this.ends, 'end');
        await delay(SERVER_DELAY_MS);
      });
      return watchSources(name, browserCompiler, serverCompiler, browser.devServer, () =>
        builds.isBroken('browser'),
      );
    });
    const start = opening.catch(endWithReason);
    watched.start = start;
    this.lastStart = start;
    return start;
  }

  private follow(compiler: Compiler, name: string, build: Build): void {
    const watched = this.of(name);
    compiler.hooks.invalid.tap('dev', () => {
      this.options.lastBuilds.forget(name);
      watched.builds.begin(build);
    });
    compiler.hooks.done.tap('dev', (stats) => {
      watched.builds.end(build, stats.hasErrors());
      watched.isUnremembered = true;
      this.publish();
      this.ends.emit('end');
    });
  }

  private rememberBuilds(): void {
    if (this.isBuilding()) return;
    for (const [name, watched] of this.watched) {
      if (watched.isUnremembered && watched.builds.name !== 'broken') this.options.lastBuilds.remember(name);
      watched.isUnremembered = false;
    }
  }
}
