import type { ReactNode } from 'react';
import type { BoardPerson } from '../boardPerson';
import { PageHeader } from '../components/PageHeader';

interface VerifyPageProps {
  readonly person: BoardPerson;
  readonly release: string;
  /** How many steps there are, when nothing is wrong. */
  readonly steps: number;
  /** What comes while the release is tried: steps, then the outcome. */
  readonly children: ReactNode;
}

/**
 * Shows how a release is verified, while it is. What comes later is written below what came before; a shadow tree
 * without scripts has the outcome stand above the steps, and says that it is under way until it comes.
 */
export function VerifyPage({ person, release, steps, children }: VerifyPageProps) {
  return (
    <>
      <PageHeader title={`Verifying release ${release}`} person={person} />
      <p>
        {steps} steps: versions, files, budgets, then every page with a known address. This page grows while
        they are taken; whoever leaves it ends the verification.
      </p>
      <div>
        <template {...{ shadowrootmode: 'open' }}>
          <slot name="outcome">
            <p role="status">Under way…</p>
          </slot>
          <slot />
        </template>
        {children}
      </div>
    </>
  );
}
