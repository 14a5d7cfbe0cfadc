import type { SiteSettings } from "@pcf/contract/content/globals";
import { type MouseEvent, startTransition, useCallback, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { MapService } from "~/content/request-contexts";
import type { Province } from "~/content/views/group-view";
import { Alert } from "~/ui/alert/alert";
import { Button, ButtonLink, buttonClass } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { opensElsewhere } from "~/ui/link/page-link";
import { afterPaint } from "./after-paint";
import type { Point } from "./distance";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { FinderList } from "./finder-card";
import { chosenWords, FinderFilter, FinderFold } from "./finder-filter";
import { FinderMap } from "./finder-map";
import type { FinderGroup } from "./finder-provinces";
import { distinctGroups, filterProvinces, groupChoices, readGroupFilter } from "./group-filter";
import { firstOf, lengthToShow, listAddress, listStep, readListLength } from "./list-length";
import { NearForm } from "./near-form";
import { NearResults, nearTitle } from "./near-results";
import { nearestGroups } from "./nearest";
import type { Place } from "./places";
import { useGroupHash } from "./use-group-hash";

type FinderProps = {
  provinces: readonly Province<FinderGroup>[];
  view: SiteSettings["map"];
  mapService: MapService | null;
};

/** Filter, map and list. What is chosen stands in the address, so that it works as a plain form too. */
export function Finder({ provinces, view, mapService }: FinderProps) {
  const [search] = useSearchParams();
  /** As it is when a device has answered at last where it is. */
  const address = useRef(search);
  address.current = search;
  const navigate = useNavigate();
  const [near, setNear] = useState<Place>();
  const results = useRef<HTMLDivElement>(null);
  const { groups, choices } = useMemo(
    () => ({ groups: distinctGroups(provinces), choices: groupChoices(provinces) }),
    [provinces],
  );
  const { province, format, language } = readGroupFilter(search, choices);
  // The same as long as the same is chosen, whatever else the address says: list and map are not worked out again.
  const filter = useMemo(() => ({ province, format, language }), [province, format, language]);
  const shown = useMemo(() => filterProvinces(provinces, filter), [provinces, filter]);
  const shownGroups = useMemo(() => distinctGroups(shown), [shown]);
  const { found, unknown } = useGroupHash(
    groups,
    useCallback(() => setNear(undefined), []),
  );
  const mapGroups = useMemo(
    () => distinctGroups(filterProvinces(provinces, { province: "", format, language })),
    [provinces, format, language],
  );
  const around = useMemo(() => near && placesAround(near, shownGroups), [near, shownGroups]);
  const chosen = chosenWords(filter, provinces, near && nearTitle(near));
  const [open, setOpen] = useState(chosen.length === 0);

  function chooseProvince(code: string, replace = false) {
    const next = new URLSearchParams(address.current);
    if (code) next.set("province", code);
    else next.delete("province");
    // With a state it is no link followed once more, which would lead the focus to the heading (`useArrival`): "All" may be
    // pressed while the province chosen before is still on its way into the address.
    return navigate({ search: next.toString() }, { preventScrollReset: true, replace, state: "map" });
  }
  async function showNear(place: Place | undefined) {
    // A group over the border may be the nearest, and a press on the map chooses a province too.
    if (place && readGroupFilter(address.current, choices).province) await chooseProvince("", true);
    // The press is answered first, the list of eighty cards rendered after it.
    startTransition(() => {
      setNear(place);
      if (place) setOpen(false);
    });
  }
  function goToResults() {
    setOpen(false);
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
  }

  const length = lengthToShow(shown, readListLength(search, groups.length), found);
  const listedProvinces = firstOf(shown, length);
  const listed = shown.reduce((sum, province) => sum + province.groups.length, 0);
  const left = (near ? shownGroups.length : listed) - length;
  /** What leads back to the whole list is gone once it is pressed: the focus goes on at the list. */
  const focusResults = () => results.current?.focus({ preventScroll: true });
  // Beside the number of groups, not among the fields: those keep their lines when a result comes.
  const count = (
    <div className="finder-count">
      <p role="status">{countWords(shownGroups.length, near)}</p>
      {near && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            focusResults();
            showNear(undefined);
          }}
        >
          {copy.near.stop}
        </Button>
      )}
      {Object.values(filter).some(Boolean) && (
        <Link to="?" preventScrollReset onClick={focusResults}>
          {copy.filter.reset}
        </Link>
      )}
    </div>
  );
  return (
    <div className="finder">
      {unknown && (
        <Alert tone="warn" role="status" title={copy.unknownGroup.title}>
          <p>{copy.unknownGroup.text}</p>
        </Alert>
      )}
      <FinderFold chosen={chosen} open={open} onOpen={setOpen}>
        <NearForm onNear={showNear} />
        <FinderFilter
          provinces={provinces}
          languages={choices.language}
          filter={filter}
          onShow={goToResults}
        />
      </FinderFold>
      <div className="finder-columns">
        <FinderMap
          groups={mapGroups}
          view={view}
          service={mapService}
          province={filter.province}
          near={around}
          onProvince={chooseProvince}
          onReadMore={(slug) =>
            navigate({ search: search.toString(), hash: slug }, { preventScrollReset: true })
          }
        />
        <div id="group-list" ref={results} tabIndex={-1} className="finder-results">
          {near ? (
            <NearResults
              near={near}
              groups={shownGroups}
              ofChoice={shownGroups.length < groups.length}
              length={length}
              count={count}
            />
          ) : (
            <>
              {count}
              {listedProvinces.length > 1 && <ProvinceJump provinces={listedProvinces} />}
              {listedProvinces.map((province) => (
                <section key={province.code} aria-labelledby={`province-${province.code}`}>
                  <h2 id={`province-${province.code}`}>{province.name}</h2>
                  <FinderList groups={province.groups.map((group) => ({ group }))} level={3} found={found} />
                </section>
              ))}
            </>
          )}
          {shownGroups.length === 0 && (
            <EmptyState spot="map-pin" title={copy.none.title}>
              <p>{copy.none.text}</p>
              <ButtonLink href="?format=online" variant="secondary">
                {copy.none.online}
              </ButtonLink>
            </EmptyState>
          )}
          {left > 0 && <LongerList to={listAddress(search, length + listStep)} left={left} />}
        </div>
      </div>
    </div>
  );
}

/** The reader's place, and the groups one can go to that are nearest to it. */
const placesAround = (near: Place, groups: readonly FinderGroup[]): Point[] => [
  near,
  ...nearestGroups(groups, near)
    .inPerson.slice(0, 3)
    .flatMap(({ group }) => group.marker ?? []),
];

function countWords(count: number, near: Place | undefined): string {
  if (!near) return copy.count(count);
  return near.around ? copy.countAround(count, near.around) : copy.countNear(count, near.name);
}

/** From the top of a list of many screens to a province in it; folded to a line on phones. */
function ProvinceJump({ provinces }: { provinces: readonly Omit<Province, "groups">[] }) {
  return (
    <details className="finder-jump">
      <summary>{copy.jump}</summary>
      <nav aria-label={copy.jump}>
        {provinces.map(({ code, name }) => (
          <a key={code} href={`#province-${code}`}>
            {name}
          </a>
        ))}
      </nav>
    </details>
  );
}

type LongerListProps = {
  /** The address of the same page with a longer list. */
  to: string;
  /** How many groups are not listed yet. */
  left: number;
};

/** Leads to a longer list. The press is answered first: the cards that come take a slow phone longer. */
function LongerList({ to, left }: LongerListProps) {
  const navigate = useNavigate();
  async function growSoon(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    await afterPaint();
    await navigate(to, { preventScrollReset: true });
  }
  return (
    <Link
      to={to}
      preventScrollReset
      className={buttonClass({ variant: "secondary" }, "finder-longer")}
      onClick={growSoon}
    >
      <span>{copy.more(left)}</span>
    </Link>
  );
}
