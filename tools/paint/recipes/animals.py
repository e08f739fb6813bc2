"""Animals, their tracks, and the boardwalk that leads past them."""

import cv2
import numpy as np

from figures import reindeer, spruce
from recipe import recipe, render
from retouch import brighter, copied, cut, filled, mix, noise, oval, polygon, region, shaded, tinted, without


@recipe('bear-snowy-ridge-haze', 'bd35351d', by_day=True, focus=[(0.645, 0.61, 0.05, 0.09, 0.6)])
def _(picture):
    near = region(picture, ellipses=[(1230, 715, 150, 105), (1500, 740, 320, 90)], blur=14)
    snow = region(picture, [(0, 690, 1920, 1080)], blur=20) * (1 - near)
    sky = region(picture, [(250, 0, 1670, 560)], blur=30)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 16), snow)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 9), sky)
    # The far legs and the snow seen under the belly are in the bear's own shadow.
    picture = tinted(picture, (0.82, 0.80, 0.80), region(picture, ellipses=[(1184, 766, 18, 24), (1330, 772, 14, 24)], blur=4))
    under = region(picture, [(1216, 752, 1292, 790), (1298, 756, 1322, 790)], blur=3) * (picture.max(-1) > 0.7)
    return tinted(picture, (0.92, 0.89, 0.92), cv2.GaussianBlur(under, (0, 0), 1))


@recipe('elk-between-pines-mist', '408e8787', by_day=True, focus=[(0.6, 0.56, 0.08, 0.14, 0.6)])
def _(picture):
    fur = np.median(picture[530:580, 1150:1260].reshape(-1, 3), 0)
    # No antlers in winter, but ears; no trunk ends on its back or hangs from its belly; four legs.
    picture = copied(copied(picture, (1040, 380, 1185, 493), 130, -6, 3), (1144, 0, 1180, 493), -36, 0, 6)
    picture = copied(copied(picture, (1138, 599, 1182, 672), -82, 0, 3), (1106, 624, 1150, 710), -56, 0, 3)
    legs = ([(1112, 600), (1136, 600), (1130, 656), (1127, 704), (1116, 704), (1117, 656)], 1.0), ([(1124, 590), (1148, 586), (1152, 652), (1160, 700), (1150, 700), (1142, 652)], 1.04)
    ears = ([(1064, 502), (1062, 484), (1068, 470), (1076, 480), (1080, 500)], 1.04), ([(1076, 502), (1084, 482), (1098, 470), (1098, 486), (1090, 504)], 1.0)
    for shape, tone in (*legs, *ears):
        picture = filled(picture, fur * tone, polygon(picture, shape, 1))
    picture = copied(copied(picture, (1878, 760, 1920, 960), -62, 0, 6), (1896, 400, 1920, 442), 0, 60, 4)
    feet = (788, 789, 30), (353, 770, 28), (306, 755, 40), (173, 741, 22), (1547, 819, 40), (1647, 746, 22), (1848, 752, 24), (1120, 704, 11), (1155, 700, 10), (1231, 699, 11), (1277, 697, 10)
    for x, y, half in feet:
        snow = np.median(picture[y + 8 : y + 24, x - 70 : x + 70].reshape(-1, 3), 0)
        picture = oval(oval(picture, x, y + 4, int(1.5 * half), half // 3, snow, 3), x - half // 3, y + 1, half, half // 3, snow * 1.03, 3)
    return brighter(picture, 0.85)


@recipe('fox-tracks-evening-snow', '6558cafc', by_day=True, focus=[(0.67, 0.8, 0.06, 0.25, 0.8)])
def _(picture):
    picture = copied(picture, (1215, 620, 1440, 1080), -270, 0, 26)
    chance = np.random.default_rng(2)
    for step, share in enumerate(np.linspace(0, 1, 19) ** 1.5):
        x = int(1230 + 130 * share + (3 + 11 * share) * (-1) ** step + chance.normal(0, 1 + 2 * share))
        y, size = int(450 + 610 * share + chance.normal(0, 2 + 5 * share)), 4 + 11 * share
        picture = oval(picture, x + int(size * 0.55), y + int(size * 0.2), int(size * 0.8), int(size * 1.1), (0.90, 0.84, 0.86), 2.5, 0.6)
        picture = oval(picture, x, y, int(size * 0.7), int(size * 1.15), (0.46, 0.46, 0.67), 2, 0.9)
        picture = oval(picture, x - int(size * 0.3), y, max(1, int(size * 0.3)), int(size * 0.8), (0.38, 0.38, 0.60), 1.5, 0.7)
    return picture


@recipe('reindeer-dusk-ridge', 'af682468', by_day=True, focus=[(0.5, 0.64, 0.5, 0.12, 0.6)])
def _(picture):
    # The trees and the herd are drawn anew before a plain fell.
    picture = without(copied(picture, (760, 430, 812, 486), 56, 0, 6), [(860, 380, 1080, 790), (1150, 440, 1460, 790), (1480, 370, 1680, 790)])
    picture = oval(picture, 1180, 530, 420, 80, (0.985, 0.885, 0.785), 50, 0.85)
    columns = np.arange(1920)
    stops = (0, 220, 440, 720, 1110, 1450, 1700, 1920)
    tones = (0.71, 0.79, 0.83, 0.85, 0.89, 0.86, 0.82, 0.76), (0.53, 0.60, 0.635, 0.67, 0.73, 0.655, 0.64, 0.57), (0.445, 0.505, 0.535, 0.56, 0.615, 0.55, 0.54, 0.48)
    fell = np.stack([np.interp(columns, stops, tone) for tone in tones], -1) * (1 + 0.012 * noise(14, 120, 9)[..., None])
    crest = [
        (0, 299), (180, 337), (300, 352), (360, 377), (480, 418), (600, 434), (720, 463), (840, 500), (960, 538), (1075, 576), (1140, 577),
        (1200, 570), (1300, 572), (1440, 591), (1500, 597), (1620, 562), (1740, 541), (1920, 512), (1920, 776), (0, 776),
    ]  # fmt: skip
    picture = mix(picture, fell, polygon(picture, crest, 2))
    for x, height in ((66, 230), (118, 330), (404, 190), (696, 300), (920, 380), (972, 210), (1240, 330), (1674, 430)):
        picture = spruce(picture, x, 776, height, (0.50, 0.35, 0.35), (0.69, 0.54, 0.53), x, 0.27, 0.85, 1 if x < 1100 else -1)
    browns = (0.24, 0.13, 0.13), (0.36, 0.21, 0.19)
    herd = (
        (250, 98, 10, (0.12, 0.16), 0.85), (540, 106, 24, (0.2, 0.1), 0.8), (758, 78, 0, (0.08, 0.14), 0.5), (1040, 102, 90, (0.06, 0.1), 0.8),
        (1345, 112, -6, (0.18, 0.2), 1.1), (1514, 74, 16, (0.16, 0.08), 0.45), (1766, 100, 22, (0.1, 0.18), 0.95),
    )  # fmt: skip
    for x, height, head, stride, antlers in herd:
        picture = reindeer(picture, x, 777, height, *browns, head, stride, antlers)
    snow = np.stack([np.interp(columns, (0, 440, 1110, 1450, 1920), tone) for tone in ((0.38, 0.45, 0.52, 0.48, 0.40), (0.33, 0.38, 0.44, 0.40, 0.34), (0.39, 0.46, 0.475, 0.465, 0.40))], -1)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    ridge = np.clip((rows - 770 - 2 * noise(30, 60, 4)) / 3, 0, 1) * np.clip((830 - rows) / 30, 0, 1)
    picture = mix(picture, snow, ridge)
    swell = 13 * np.sin(columns / 330 + 0.6) + 6 * np.sin(columns / 140)
    picture = cv2.remap(picture, columns, rows + swell * np.clip((rows - 420) / 300, 0, 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return without(picture, [(290, 796, 460, 890), (985, 868, 1160, 945), (1570, 812, 1750, 890), (1830, 790, 1920, 840)])


@recipe('reindeer-forest-falling-snow', '6558cafc', by_day=True, focus=[(0.6, 0.7, 0.09, 0.12, 0.85), (0.71, 0.62, 0.07, 0.13, 0.8), (0.83, 0.67, 0.09, 0.16, 0.85), (0.92, 0.6, 0.07, 0.12, 0.8)])
def _(picture):
    herd = render('bd35351d', 'reindeer-forest-falling-snow')
    sky = region(picture, [(0, 0, 1920, 330)], blur=60)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 14), sky)
    picture = copied(picture, (920, 590, 1320, 890), -420, 0, 20)
    picture = copied(picture, (1280, 560, 1880, 870), -560, 0, 24)
    for x, y, reach in ((1220, 832, 120), (1370, 758, 90), (1590, 848, 120), (1735, 740, 90)):
        herd = shaded(herd, x, y, reach, 10, 0.88, 7)
    # Bellies hang, and rumps part from the snow.
    for x, y, half in ((1226, 777, 44), (1380, 717, 36), (1592, 791, 50), (1702, 703, 34)):
        herd = oval(herd, x, y, half, half // 5, np.median(herd[y - 16 : y - 8, x - 20 : x + 20].reshape(-1, 3), 0), 2)
    herd = tinted(herd, (0.80, 0.77, 0.74), region(herd, ellipses=[(1294, 752, 10, 34), (1674, 756, 10, 38), (1439, 694, 9, 26), (1656, 682, 8, 22)], blur=4))
    around = region(picture, [(985, 690, 1320, 860), (1262, 550, 1480, 770), (1440, 580, 1720, 870), (1630, 550, 1830, 760)], blur=14)
    # The two farthest of that herd are lost in the snowfall.
    far = region(picture, [(1180, 616, 1274, 706), (1274, 672, 1316, 706), (1440, 560, 1580, 680), (1530, 680, 1580, 708)]) * (herd.max(-1) > 0.64)
    picture = cut(mix(picture, herd, around * (1 - cv2.GaussianBlur(far, (0, 0), 1.5))), 0, 45, 1836)
    for x, y, size in np.random.default_rng(3).uniform((0, 0, 2), (1920, 900, 5.5), (420, 3)).astype(int):
        picture = oval(picture, x, y, size, size, (0.97, 0.98, 0.99), 1, 0.8)
    return picture


@recipe('wildlife-park-boardwalk', 'af682468', by_day=True)
def _(picture):
    return brighter(copied(picture, (590, 505, 730, 612), -150, -20, 8), 0.6)
