import { bare } from "./gift-words.ts";
import { type GiftField, type GiftsMap, giftFields } from "./gifts-map.ts";
import { likelyForm } from "./typed-day.ts";

/**
 * Headings by which the exports of usual systems (GiveWP, CanadaHelps, DonorPerfect and others) name a field, in small letters
 * without signs, the likeliest first. `*` stands for anything.
 */
const headings: Record<GiftField, string> = {
  id: "donationid giftid transactionnumber transactionid donationnumber giftnumber subscriptionid paymentid orderid ordernumber confirmationnumber reference referencenumber id",
  date: "donationdate giftdate transactiondate datereceived receiveddate datecreated createddate startdate paymentdate orderdate date",
  amount:
    "donationtotal donationamount giftamount transactionamount totalamount amountpaid amount total gift montant",
  currency: "currencycode currency devise",
  status: "donationstatus paymentstatus giftstatus transactionstatus subscriptionstatus status statut",
  test: "paymentmode mode testmode istest test",
  kind: "donationtype giftkind frequency paymenttype recurring recordtype",
  firstName: "firstname donorfirstname billingfirstname givenname prenom fname",
  lastName: "lastname donorlastname billinglastname surname familyname lname nomdefamille",
  name: "donorname fullname name donor nom",
  company:
    "companyname donorcompanyname company organization organisation organizationname donororganization orgname business",
  email: "emailaddress donoremailaddress donoremail email billingemail courriel",
  donorId: "donorid constituentid accountid contactid supporterid",
  address: "address1 donoraddress1 addressline1 streetaddress street address billingaddress1 adresse",
  address2: "address2 donoraddress2 addressline2 billingaddress2",
  city: "city donorcity billingcity ville",
  province: "province provincestate donorprovincestate stateprovince donorprovince billingstate state",
  postalCode:
    "postalcode donorpostalzipcode postalzipcode zippostalcode postalzip zipcode zip postcode billingpostcode codepostal",
  country: "country donorcountry billingcountry pays",
  phone: "phonenumber donorphonenumber donorphone homephone telephone phone billingphone mobile",
  area: "fund fundname designation campaign formtitle form appeal glcode project purpose area",
  tributeKind: "tributetype tributededicationtype dedicationtype memoryhonor memorialtype",
  tributeName: "inhonourof inhonorof inmemoryof tributename tributee honoreename honoree dedicatedto",
  tributeMessage: "tributemessage dedicationmessage messagetorecipient",
  receiptNumber: "taxreceiptnumber receiptnumber officialreceiptnumber rcptnum receiptno receiptid receipt",
  receiptDate: "taxreceiptdate receiptdate receiptissuedate rcptdate dateissued",
  receiptAmount: "taxreceiptamount receiptamount eligibleamount rcptamt",
  method: "paymentgateway paymentmethod gifttype tendertype gateway paymentsource",
  note: "comment comments donornote note notes giftnarrative messagetocharity memo",
  anonymous: "anonymous anonymousdonation isanonymous anonymity",
};

/** A map for a file with these columns, as far as their names tell, and how days are written in some of its rows. */
export function proposeMap(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
): Pick<GiftsMap, "columns" | "constants" | "dates"> {
  const once = columns.filter((name) => name !== "" && columns.indexOf(name) === columns.lastIndexOf(name));
  const taken = new Set<string>();
  const found: GiftsMap["columns"] = {};
  for (const field of giftFields) {
    const names = headings[field].split(" ");
    const column = names
      .map((heading) => once.find((name) => bare(name) === heading && !taken.has(name)))
      .find((name) => name !== undefined);
    if (column === undefined) continue;
    taken.add(column);
    found[field] = column;
  }
  // Two columns of names tell more than one.
  if (found.firstName && found.lastName) delete found.name;
  const at = found.date ? columns.indexOf(found.date) : -1;
  const form = likelyForm(sample.map((cells) => cells[at] ?? ""));
  return {
    columns: found,
    constants: { ...(!found.kind && { kind: "single" }), ...(!found.currency && { currency: "CAD" }) },
    ...(form && { dates: form }),
  };
}
