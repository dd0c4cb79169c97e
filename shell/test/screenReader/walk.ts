import type { Reader } from './reader';

/** Text that Orca speaks for a product in a list. The heading of the product's card is a link. */
const CARD = /link heading level 2/;
/** Title of a page. Orca speaks the title when the page is displayed. */
const TITLE = / \| Tanabana$/;
const CARD_PRICE = /Price on Request/;

/** Opens the menu from the top of the page, and moves the focus to an entry. */
async function goToEntry(reader: Reader, entry: RegExp): Promise<void> {
  await reader.press('ctrl+Home');
  await reader.pressUntil('Tab', /^Menu push button/);
  await reader.press('Return', 'on Menu');
  await reader.pressUntil('Tab', entry);
}

/** Opens a department from the menu. The submenu must have been expanded before. */
async function goToDepartment(reader: Reader, department: RegExp): Promise<void> {
  await goToEntry(reader, department);
  await reader.press('Return', 'on the department', TITLE);
}

async function activate(reader: Reader, control: RegExp, awaited?: RegExp): Promise<void> {
  await reader.pressUntil('Tab', control);
  await reader.press('Return', 'on it', awaited);
}

async function home(reader: Reader): Promise<void> {
  await reader.listen('the page loads', /Handmade crafts of India/);
  await reader.readPage(/Explore Our Exclusive Rug Collection/);
  await reader.press('ctrl+Home');
  await activate(reader, /Next slide/, /\d of 3/);
  await activate(reader, /Pause the slides/);
  await activate(reader, /^Curated Quality/, /^Curated Quality Two people/);
  await reader.press('Escape', undefined, /Curated Quality push button/);
  await activate(reader, /Next rug/, /\d of 6/);
}

async function listing(reader: Reader): Promise<void> {
  await goToEntry(reader, /Our Businesses submenu collapsed/);
  await reader.press('Return', 'on the submenu', /expanded/);
  await reader.press('Escape');
  await goToDepartment(reader, /Rugs link/);
  await reader.readPage(CARD_PRICE);
  await reader.press('ctrl+Home');
  await reader.pressUntil('Tab', /Search.*(entry|text)/);
  await reader.type('indigo', /Showing \d+ of \d+ products/);
}

async function rug(reader: Reader): Promise<void> {
  await reader.pressUntil('Tab', CARD);
  await reader.press('Return', 'on the rug', TITLE);
  await reader.readPage(/Minimum Order Quantity/);
  await reader.press('ctrl+Home');
  await activate(reader, /Next picture/, /Picture \d of \d/);
  await activate(reader, /Increase quantity/, /26/);
  await activate(reader, /Add to Cart/, /Added to your cart: \d+ ×/);
  await activate(reader, /Add to Wishlist/, /Added to wishlist/);
  await activate(reader, /Share/, /Link copied|Unable to share|Shared/);
}

async function craft(reader: Reader): Promise<void> {
  await goToDepartment(reader, /Handicraft Products link/);
  await reader.pressUntil('Tab', CARD);
  await reader.press('Return', 'on the product', TITLE);
  await reader.readPage(/₹/);
  await reader.press('ctrl+Home');
  await activate(reader, /Add to Cart/, /Added to your cart: \d+ ×/);
}

async function cart(reader: Reader): Promise<void> {
  await reader.press('ctrl+Home');
  await activate(reader, /^Cart, \d+ items/, /Shopping Cart/);
  await reader.readPage(/Order Summary/);
  await reader.press('ctrl+Home');
  await activate(reader, /Increase quantity/, /27/);
  await activate(reader, /Remove/, /was removed/);
  await reader.press('Return', 'on Undo');
}

async function enquiry(reader: Reader): Promise<void> {
  await activate(reader, /Enquire Now/, /Enquiry/);
  await reader.readPage(/Additional Notes/);
  await reader.press('ctrl+Home');
  await reader.pressUntil('Tab', /Additional Notes/);
  await reader.type('For a hotel lobby');
  await activate(reader, /Send Enquiry Email/, /Preparing…/);
  // Firefox opens the mail in a tab, which stays empty without a mail program.
  await reader.press('ctrl+w', 'closes the tab of the letter', /Enquiry/);
}

async function signIn(reader: Reader): Promise<void> {
  await goToEntry(reader, /^Login link/);
  await reader.press('Return', 'on Login', /Welcome Back/);
  await reader.readPage(/Email Address/);
  await reader.press('ctrl+Home');
  await activate(reader, /^Log In push button/, /Please fill in all fields/);
  await activate(reader, /Sign Up/, /Register/);
  await reader.pressUntil('Tab', /Name entry/);
  await reader.type('Asha Verma');
  await reader.pressUntil('Tab', /Email Address entry/);
  await reader.type(`asha.${Date.now()}@shop.example`);
  for (const field of [/^Password/, /^Confirm Password/]) {
    await reader.pressUntil('Tab', field);
    await reader.type('indigo-and-madder');
  }
}

async function dashboard(reader: Reader): Promise<void> {
  await activate(reader, /^Register push button/, /any orders yet/);
  await reader.readPage(/Continue shopping/);
  await reader.press('ctrl+Home');
  await reader.pressUntil('Tab', /Orders.*page tab/);
  await reader.press('Right', 'on Orders', /Addresses/);
}

async function post(reader: Reader): Promise<void> {
  await goToEntry(reader, /^Blog link/);
  await reader.press('Return', 'on Blog', /Craft Stories/);
  await activate(reader, /link heading level [23]/, /heading level 1/);
  await reader.readPage(/About the author/i);
  await reader.press('ctrl+Home');
  await activate(reader, /^Like/);
}

export const CHAPTERS = { home, listing, rug, craft, cart, enquiry, 'sign-in': signIn, dashboard, post };
