import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { closesDialog, Dialog, opensDialog } from './Dialog';

function Stories({ startsOpen = false }) {
  return (
    <>
      <button {...opensDialog('story')}>Read</button>
      <Dialog id="story" title="Story" startsOpen={startsOpen}>
        <button {...closesDialog('story')}>Done</button>
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Story' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the server renders the dialog and command attributes, which work without scripts', () => {
  document.body.innerHTML = renderToString(<Stories />);
  const opener = screen.getByRole('button', { name: 'Read' });
  expect(opener).toHaveAttribute('command', 'show-modal');
  expect(document.getElementById(opener.getAttribute('commandfor') ?? '')).toHaveAttribute('closedby', 'any');
  for (const name of ['Close', 'Done']) {
    const closer = screen.getByRole('button', { name, hidden: true });
    expect(closer).toHaveAttribute('command', 'close');
    expect(closer).toHaveAttribute('commandfor', 'story');
  }
});

describe('on hydration', () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  /**
   * Renders the page as the server does, opens or closes the dialog as a visitor can before hydration, and hydrates the
   * page.
   */
  function hydrate(page: ReactElement, isOpen: boolean) {
    const report = jest.spyOn(console, 'error');
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(page);
    container.querySelector('dialog')?.toggleAttribute('open', isOpen);
    act(() => {
      root = hydrateRoot(container, page);
    });
    expect(report).not.toHaveBeenCalled();
    return showModal;
  }

  test('a dialog that the visitor has opened stays open, and closes by its button', () => {
    hydrate(<Stories />, true);
    expect(dialog()).toBeInTheDocument();
    press('Done');
    expect(dialog()).not.toBeInTheDocument();
    press('Read');
    expect(dialog()).toBeInTheDocument();
  });

  test('a dialog that the server has rendered open becomes modal', () => {
    expect(renderToString(<Stories startsOpen />)).toContain('open=""');
    const showModal = hydrate(<Stories startsOpen />, true);
    expect(dialog()).toBeInTheDocument();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  test('a dialog that the server has rendered open and the visitor has closed stays closed', () => {
    hydrate(<Stories startsOpen />, false);
    expect(dialog()).not.toBeInTheDocument();
  });
});

test('the dialog itself is focused when it opens, so that screen readers announce its name', () => {
  render(<Stories />);
  expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('autofocus');
});

test('a dialog with a head has the title as its name, and focuses the head', () => {
  render(
    <Dialog id="find" title="Find" head={<input aria-label="Text" />} startsOpen>
      <p>Results</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Find' })).not.toHaveAttribute('autofocus');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('buttons and backdrop work in engines without commands', () => {
  render(<Stories />);
  press('Read');
  expect(dialog()).toBeInTheDocument();
  press('Close');
  expect(dialog()).not.toBeInTheDocument();
  press('Read');
  fireEvent.click(screen.getByRole('dialog'));
  expect(dialog()).not.toBeInTheDocument();
});

describe('in engines with commands', () => {
  beforeEach(() => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      configurable: true,
      value: null,
    });
    Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { configurable: true, value: 'any' });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  });

  test('the engine alone opens and closes the dialog', () => {
    render(<Stories />);
    press('Read');
    expect(dialog()).not.toBeInTheDocument();
    screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).showModal();
    press('Close');
    fireEvent.click(screen.getByRole('dialog'));
    expect(dialog()).toBeInTheDocument();
  });
});

test('a dialog with `open` opens, calls `onClose`, and opens again', () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        <p>{isOpen ? 'editing' : 'reading'}</p>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Story">
          <p>Once</p>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  press('Edit');
  expect(dialog()).toBeInTheDocument();
  press('Close');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText('reading')).toBeVisible();
  press('Edit');
  expect(dialog()).toBeInTheDocument();
});
