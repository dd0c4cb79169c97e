import { color } from '@tanabana/shared/theme/tokens';
import { styled } from 'styled-components';

/** Block-print drawings of the materials, on a field of 96 by 72. */
const MOTIFS: Readonly<Record<string, string>> = {
  pod: 'M30 36c0-11 11-13 18-6 7-7 18-5 18 6s-11 13-18 6c-7 7-18 5-18-6zM40 30v12M56 30v12M48 31v10',
  rings:
    'M48 14a22 22 0 1 0 .1 0M48 21a15 15 0 1 0 .1 0M48 28a8 8 0 1 0 .1 0M48 34a2 2 0 1 0 .1 0M26 36h6M64 36h6',
  cashew:
    'M34 24c-8 14 2 30 18 28 12-2 14-14 6-16-7-2-10 4-14 2-5-3 2-9-1-14-2-3-7-3-9 0zM40 40c4 6 10 7 15 5',
  cane: 'M36 12v48M42 12v48M54 12v48M60 12v48M36 24h6M36 40h6M54 18h6M54 34h6M54 50h6M39 12c-6-4-12-2-15 3M57 12c6-4 12-2 15 3',
  beans:
    'M30 30c10-8 26-8 36 0-6 16-30 16-36 0zM38 31a4 4 0 1 0 8 0M50 31a4 4 0 1 0 8 0M44 42a4 4 0 1 0 8 0M66 30l8-6M30 30l-8-6',
  ear: 'M48 62V16M48 22l-9-7M48 22l9-7M48 31l-11-8M48 31l11-8M48 40l-11-8M48 40l11-8M48 49l-9-7M48 49l9-7',
  boll: 'M48 40c-12 8-20-4-12-12-4-10 8-14 12-6 4-8 16-4 12 6 8 8 0 20-12 12zM48 40v20M48 48l-10-6M48 48l10-6',
  cob: 'M48 12c12 8 12 34 0 44-12-10-12-36 0-44zM40 24h16M38 32h20M38 40h20M42 18v32M54 18v32M48 12v44M48 60c-10 0-16-8-16-20M48 60c10 0 16-8 16-20',
  sprig:
    'M48 62V14M48 30l-14-8M48 30l14-8M48 42l-16-6M48 42l16-6M34 22a3 3 0 1 0-.1 0M62 22a3 3 0 1 0-.1 0M32 36a3 3 0 1 0-.1 0M64 36a3 3 0 1 0-.1 0M48 13a4 4 0 1 0-.1 0',
};

/** A raw material as a printer's block would show it. */
export function MaterialMotif({ motif }: { readonly motif: string }) {
  return (
    <Ground aria-hidden="true" viewBox="0 0 96 72">
      <path className="frame" d="M3 3h90v66H3zM6 6h84v60H6z" />
      <path d={MOTIFS[motif]} />
    </Ground>
  );
}

const Ground = styled.svg`
  width: 100%;
  background: ${color.paper};
  fill: none;
  stroke: ${color.madder};
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  .frame {
    stroke: ${color.brass};
    stroke-width: 0.5;
  }
`;
