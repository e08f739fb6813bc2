"""Paint the site's pictures anew: python3 tools/paint/pictures.py [NAME ...] (Debian: python3-numba python3-opencv)

Each picture has a recipe: the rendering that it is painted from, which the repository's history keeps, what is changed
in it first, and where fine brushes may work. Afterwards: npm run pictures, and its line in content/veils.ts.
"""

import subprocess
import sys
from multiprocessing import Pool
from pathlib import Path

import cv2
import numpy as np

from light import DAY_SHADOW, NIGHT_SHADOW, calm, towards, up_the_rays, without_black
from retouch import brighter, copied, cut, filled, line, mirrored, mix, region, tinted, without
from strokes import RADII, paint, slow_field

ROOT = Path(__file__).resolve().parents[2]
FOLDER = 'public/images'
# Painted larger and made smaller: the edges of strokes are smooth then.
LARGER = 1.5
QUALITY = 86
CALM, LEADING = 4e-4, 0.02
RECIPES = {}


def recipe(name, commit, by_day=False, focus=(), rays=None, shadow=None, header=0.11):
    def keep(change):
        RECIPES[name] = (commit, by_day, focus, rays, shadow, header, change)
        return change

    return keep


def as_it_is(*names_and_commits, **how):
    for name, commit in names_and_commits:
        recipe(name, commit, **how)(lambda picture: picture)


def render(commit, name):
    stored = subprocess.run(['git', 'show', f'{commit}:{FOLDER}/{name}.webp'], cwd=ROOT, capture_output=True, check=True)
    picture = cv2.imdecode(np.frombuffer(stored.stdout, np.uint8), cv2.IMREAD_COLOR)
    return cv2.cvtColor(cv2.resize(picture, (1920, 1080)), cv2.COLOR_BGR2RGB).astype(np.float32) / 255


def enlarged(part):
    return cv2.resize(part.astype(np.float32), None, fx=LARGER, fy=LARGER, interpolation=cv2.INTER_CUBIC)


def painted(name):
    commit, by_day, focus, rays, shadow, header, change = RECIPES[name]
    seed = sum(map(ord, name))
    picture = np.clip(change(render(commit, name)), 0, 1).astype(np.float32)
    picture = calm(picture, by_day, header)
    picture = without_black(picture, shadow or (DAY_SHADOW if by_day else NIGHT_SHADOW), 0.35 if by_day else 0.85)
    height, width, _ = picture.shape
    direction = slow_field(height, width, seed)
    certainty = np.full((height, width), CALM, np.float32)
    if rays:
        angles, where = towards(height, width, *rays)
        direction, certainty = np.where(where, angles, direction), np.where(where, LEADING, CALM)
    elif not by_day:
        direction, share = up_the_rays(picture, direction, seed)
        certainty = CALM + LEADING * share
    strokes = paint(
        enlarged(picture), enlarged(direction), enlarged(certainty), focus, seed, tuple(LARGER * one for one in RADII)
    )
    return cv2.resize(strokes, (width, height), interpolation=cv2.INTER_AREA)


def write(name):
    picture = cv2.cvtColor((painted(name) * 255 + 0.5).astype(np.uint8), cv2.COLOR_RGB2BGR)
    cv2.imwrite(str(ROOT / FOLDER / f'{name}.webp'), picture, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])
    for sized in (ROOT / FOLDER / 'sized').glob(f'{name}-*.avif'):
        sized.unlink()
    return name


as_it_is(('family-child-aurora', 'af682468'))
as_it_is(('aurora-cabin-guests', 'af682468'), focus=[(0.6, 0.72, 0.09, 0.1, 0.8)])
as_it_is(('cabin-eaves-icicles-window', '33efe85f'), focus=[(0.68, 0.5, 0.18, 0.25, 0.7)])
as_it_is(('cabins-lane-dusk-above', '5b277ea0'), header=0.26)
as_it_is(('glass-igloos-aurora', '6558cafc'), focus=[(0.62, 0.6, 0.3, 0.18, 0.5)])
as_it_is(('great-grey-owl-snag', '63cf6623'), focus=[(0.72, 0.36, 0.05, 0.16, 0.5)])
as_it_is(('ice-fishing-hole-lantern', '6558cafc'), focus=[(0.8, 0.84, 0.2, 0.2, 0.6)])
as_it_is(('shore-fire-guests-ice-evening', 'cc4756dd'), header=0.33, focus=[(0.47, 0.84, 0.06, 0.12, 0.5)])
as_it_is(('winter-clothing-on-wood', '6558cafc'), focus=[(0.5, 0.6, 0.5, 0.4, 0.35)])
as_it_is(
    ('creek-snow-pillows', '55470343'), ('fell-top-walker-ridges', 'cc4756dd'),
    ('fox-tracks-evening-snow', '6558cafc'), ('minibus-wide-valley', '63cf6623'),
    ('reindeer-dusk-ridge', 'af682468'), ('snowshoe-tracks-spruces', 'af682468'),
    ('snowshoers-open-fell', 'af682468'), by_day=True,
)  # fmt: skip


@recipe('airport-arrival-minibus', 'cc4756dd')
def _(picture):
    picture = without(picture, ellipses=[(1318, 195, 22, 40)])
    moved = picture.copy()
    moved[:, 840:] = picture[:, :1080]
    picture[60:250, :830] = picture[60:250, 830:1660][:, ::-1]
    sign = region(picture, [(1015, 100, 1610, 238)], blur=28) * (np.arange(1080)[:, None] < 236)
    return without(mix(picture, np.maximum(picture, moved), sign), ellipses=[(342, 226, 26, 24)])


@recipe('aurora-frozen-lake', 'af682468')
def _(picture):
    return brighter(picture, 0.88)


@recipe('autumn-aurora-lake', 'af682468', header=0.26)
def _(picture):
    return brighter(mirrored(picture), 0.74)


@recipe('bear-snowy-ridge-haze', 'bd35351d', by_day=True, focus=[(0.645, 0.61, 0.05, 0.09, 0.5)])
def _(picture):
    near = region(picture, ellipses=[(1240, 660, 130, 110), (1500, 740, 320, 90)], blur=14)
    snow = region(picture, [(0, 690, 1920, 1080)], blur=20) * (1 - near)
    sky = region(picture, [(0, 0, 1920, 560)], blur=20)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 7), snow)
    return mix(picture, cv2.GaussianBlur(picture, (0, 0), 9), sky)


@recipe('boardwalk-fence-falling-snow', '981de9dd', by_day=True)
def _(picture):
    return without(without(picture, [(925, 600, 1110, 845)]), [(470, 822, 548, 898)])


@recipe('camera-tripod-aurora', 'af682468', header=0.26, focus=[(0.69, 0.55, 0.04, 0.06, 0.6)])
def _(picture):
    return without(copied(mirrored(picture), (545, 560, 705, 985), 170), [(555, 400, 655, 575)])


@recipe('campfire-kota-guests', 'af682468', focus=[(0.46, 0.8, 0.05, 0.14, 0.6)])
def _(picture):
    return brighter(mirrored(picture), 0.82)


@recipe('elk-between-pines-mist', '408e8787', by_day=True)
def _(picture):
    return brighter(copied(picture, (1055, 380, 1175, 478), 115, -6, 5), 0.85)


@recipe('family-fire-faint-lights', 'cc4756dd', focus=[(0.67, 0.9, 0.05, 0.12, 0.6)])
def _(picture):
    picture = without(mirrored(picture), ellipses=[(750, 975, 110, 40)])
    height = np.arange(1080)[:, None] / 1080
    faint = np.clip((0.5 - height) / 0.14, 0, 1) * np.clip(0.92 - 1.2 * height, 0.25, 0.85)
    green = np.clip((picture[..., 1] - picture[..., 0] - 0.1) / 0.3, 0, 1)
    night = np.array([0.035, 0.07, 0.13]) * (1 + height[..., None]) * np.ones_like(picture)
    return mix(picture, night, faint * (0.55 + 0.4 * green))


@recipe('forest-road-aurora-gap', '408e8787')
def _(picture):
    return brighter(picture, 0.85)


@recipe('frosted-birches-sun', 'cc4756dd', by_day=True)
def _(picture):
    picture = without(picture, [(1275, 770, 1355, 865)])
    return copied(copied(picture, (0, 720, 250, 1080), 270, 0, 20), (1510, 680, 1770, 1080), -330, 0, 20)


@recipe('glass-igloo-inside-aurora', '6558cafc', focus=[(0.86, 0.82, 0.14, 0.14, 0.7)])
def _(picture):
    return without(picture, [(1410, 890, 1590, 938)], [(1390, 645, 60, 40)])


@recipe('guests-under-corona-lake', '3835e9eb', rays=(0.64, 0.09, 0.66))
def _(picture):
    return without(picture, [(1325, 918, 1398, 940), (1396, 915, 1466, 936)])


@recipe('ice-fishing-guests-blue-sky', 'e593cb27', True, [(0.47, 0.8, 0.07, 0.1, 0.7), (0.67, 0.8, 0.05, 0.1, 0.7)])
def _(picture):
    picture = copied(copied(picture, (700, 690, 900, 890), -420, 0, 10), (890, 765, 965, 970), 85, 0, 10)
    picture = mirrored(without(picture, [(878, 850, 945, 935)]))
    for x, y, rod in ((905, 908, (888, 826)), (1268, 900, (1306, 836))):
        picture = filled(picture, (0.93, 0.94, 0.96), region(picture, ellipses=[(x, y - 1, 44, 14)], blur=5))
        picture = filled(picture, (0.07, 0.13, 0.22), region(picture, ellipses=[(x, y, 27, 8)], blur=1.5))
        picture = line(picture, [rod, (x, y)], (0.2, 0.22, 0.26), 2, 0.8, 0.7)
    return picture


@recipe('ice-fishing-hole-cup-day', '6558cafc', by_day=True)
def _(picture):
    return mirrored(picture)


@recipe('ice-fishing-wide-lake', 'af682468', by_day=True)
def _(picture):
    picture = mirrored(picture)
    ice = np.repeat(picture[:, 1560:1860].mean(1, keepdims=True), 1920, 1) * np.array([1.04, 1.02, 0.99])
    left = np.clip((820 - np.arange(1920)) / 320, 0, 1) * np.clip((np.arange(1080)[:, None] - 756) / 10, 0, 1)
    return mix(picture, ice, 0.9 * left)


@recipe('kaamos-noon-river', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.66)


@recipe('kota-fire-coffee-pot', 'cc4756dd', focus=[(0.6, 0.7, 0.2, 0.3, 0.5)])
def _(picture):
    return mirrored(cut(picture, 190, 60, 1730))


@recipe('lanterns-tripods-clearing', '408e8787')
def _(picture):
    picture = without(picture, [(1870, 300, 1920, 400)])
    screens = (picture[..., 1] > 0.55) & (picture[..., 2] > 0.5)
    screens[:680] = screens[:, :1100] = False
    return tinted(picture, (0.45, 0.45, 0.45), cv2.dilate(screens.astype(np.float32), np.ones((7, 7))))


@recipe('log-cabin-smoke-windows', 'af682468', focus=[(0.55, 0.6, 0.25, 0.2, 0.6)])
def _(picture):
    return without(picture, ellipses=[(697, 513, 20, 22)])


@recipe('lone-sledge-polar-noon-lake', 'cc4756dd', True, [(0.85, 0.88, 0.16, 0.07, 0.8), (0.6, 0.88, 0.1, 0.1, 0.5)])
def _(picture):
    track = np.zeros(picture.shape[:2], np.float32)
    for start, end in ((984, 905), (1002, 925)):
        points = [[1345 + 600 * share, start + (end - start) * share**0.8] for share in np.linspace(0, 1, 60)]
        cv2.polylines(track, [np.array(points, np.int32)], False, 0.9, 7)
    return tinted(picture, (0.74, 0.78, 0.84), cv2.GaussianBlur(track, (0, 0), 2.5))


@recipe('midsummer-night-sun-lake', 'cc4756dd', by_day=True)
def _(picture):
    return brighter(cut(mirrored(picture), 0, 120, 1620), 0.62)


@recipe('minibus-night-pickup', 'bd35351d', focus=[(0.56, 0.62, 0.14, 0.14, 0.6)])
def _(picture):
    picture = cut(picture, 500, 210, 1420)
    trees = np.clip((np.arange(1920) - 1480) / 160, 0, 1) * np.clip((np.arange(1080)[:, None] - 250) / 80, 0, 1)
    return mix(picture, picture.mean(-1, keepdims=True) * np.array([0.42, 0.58, 0.8]), 0.95 * trees)


@recipe('minibus-winter-road-dusk', '01756ce3', focus=[(0.63, 0.66, 0.08, 0.12, 0.8)])
def _(picture):
    return mirrored(picture)


@recipe('october-river-aurora', '63cf6623')
def _(picture):
    return brighter(picture, 0.72)


@recipe('reindeer-forest-falling-snow', '76dd6a56', by_day=True, shadow='#5c6673')
def _(picture):
    fog = np.array([0.83, 0.85, 0.88], np.float32)
    hooves = 0.45 * np.exp(-(((np.arange(1080)[:, None] - 770) / 34) ** 2)) * np.ones((1, 1920))
    return filled(0.78 * picture + 0.22 * fog, 1.02 * fog, hooves)


@recipe('snowshoers-among-spruces', '4df819d2', by_day=True)
def _(picture):
    return brighter(picture, 0.72)


@recipe('snowshoes-in-snow-low-sun', '4532d70a', by_day=True, focus=[(0.55, 0.6, 0.16, 0.3, 0.6)])
def _(picture):
    return brighter(mirrored(picture), 0.7)


@recipe('spring-snow-blue-sky', 'af682468', by_day=True)
def _(picture):
    return brighter(picture, 0.82)


@recipe('wildlife-park-boardwalk', 'af682468', by_day=True)
def _(picture):
    return brighter(copied(picture, (590, 505, 730, 612), -150, -20, 8), 0.6)


@recipe('winter-road-to-fells', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.82)


if __name__ == '__main__':
    with Pool() as pool:
        for done in pool.imap_unordered(write, sys.argv[1:] or list(RECIPES)):
            print(done, flush=True)
